// The questions of a run, below its result: their code comes after the result itself.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import type { AnsweredQuestion } from './run-details.ts';

interface LookAgainProps {
  answers: readonly AnsweredQuestion[];
}

export const LookAgainPart = lazyPart<LookAgainProps>(
  async () => (await import('./look-again.tsx')).LookAgain,
);

/** So that a result can be looked at offline. */
export const prefetchLookAgain = LookAgainPart.prefetch;
