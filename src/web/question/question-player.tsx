// Shows one question by the player of its kind. The drag player comes with a library of its own, so it is loaded
// when it is needed.

import type { QueryClient } from '@tanstack/react-query';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { ChoicePlayer } from './choice-player.tsx';
import type { PlayerProps } from './player.ts';
import type { PlayedQuestion } from './question.ts';

const dragPlayer = codeQuery('drag-player', async () => ({
  Component: (await import('./drag-player.tsx')).DragPlayer,
}));

/** Fetches ahead what these questions will need. */
export function fetchPlayers(client: QueryClient, questions: readonly PlayedQuestion[]): void {
  // Whether it arrived matters only when it is shown.
  if (questions.some(({ kind }) => kind === 'drag'))
    client.query(dragPlayer).catch(() => undefined);
}

/** Give it the question's id as `key`, so that nothing of the last question stays. */
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
