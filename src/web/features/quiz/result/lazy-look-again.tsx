// The questions of a run, below its result: their code loads after the result itself.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import type { AnsweredQuestion } from './run-details.ts';

interface LookAgainProps {
  answers: readonly AnsweredQuestion[];
}

export const LazyLookAgain = lazyPart<LookAgainProps>(
  async () => (await import('./look-again.tsx')).LookAgain,
);

/** Makes the list available offline. */
export const prefetchLookAgain = LazyLookAgain.prefetch;
