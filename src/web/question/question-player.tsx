// Shows a question in the player for its kind. The drag player depends on a library of its own, so it is loaded on
// demand.

import type { QueryClient } from '@tanstack/react-query';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { ChoicePlayer } from './choice-player.tsx';
import type { PlayerProps } from './player.ts';
import type { PlayedQuestion } from './question.ts';

const dragPlayer = codeQuery('drag-player', async () => ({
  Component: (await import('./drag-player.tsx')).DragPlayer,
}));

/** Prefetches the players that these questions need. */
export function prefetchPlayers(client: QueryClient, questions: readonly PlayedQuestion[]): void {
  // A failure only matters once the player is shown, and is handled there.
  if (questions.some(({ kind }) => kind === 'drag'))
    client.query(dragPlayer).catch(() => undefined);
}

/** Pass the question's id as `key`, so that no state of the previous question remains. */
export function QuestionPlayer({ question, ...props }: PlayerProps) {
  if (question.kind === 'choice') return <ChoicePlayer question={question} {...props} />;
  return (
    <LazyPart
      code={dragPlayer}
      props={{ question, ...props }}
      whileLoading={<p role="status">{texts.quiz.drag.loading}</p>}
    />
  );
}
