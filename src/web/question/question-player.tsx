// Shows one question by the player of its kind. The drag player comes with a library of its own, so it is loaded
// when the first level with a drag question is opened.

import { lazy, Suspense } from 'react';
import { texts } from '#web/platform/texts.ts';
import { Loader } from '#web/ui/loader/loader.tsx';
import { ChoicePlayer } from './choice-player.tsx';
import type { PlayerProps } from './player.ts';

const loadDragPlayer = () => import('./drag-player.tsx');
const DragPlayer = lazy(async () => ({ default: (await loadDragPlayer()).DragPlayer }));

/** Begins loading what these questions will need. */
export function warmUpPlayers(questions: readonly { type: boolean }[]): void {
  // Whether it arrived matters only when it is shown.
  if (questions.some((question) => question.type)) loadDragPlayer().catch(() => undefined);
}

/** Give it the question's id as `key`, so that nothing of the last question stays. */
export function QuestionPlayer(props: PlayerProps) {
  if (!props.question.type) return <ChoicePlayer {...props} />;
  return (
    <Suspense fallback={<Loader label={texts.quiz.drag.loading} isInline />}>
      <DragPlayer {...props} />
    </Suspense>
  );
}
