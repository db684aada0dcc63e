// The questions of a run, below its result: their code comes after the result itself.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import type { AnsweredQuestion } from './run-details.ts';

interface ReviewProps {
  answers: readonly AnsweredQuestion[];
}

export const ReviewPart = lazyPart<ReviewProps>(async () => (await import('./review.tsx')).Review);

/** So that a result can be looked at offline. */
export const prefetchReview = ReviewPart.prefetch;
