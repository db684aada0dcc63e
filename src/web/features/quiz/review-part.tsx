// The questions of a run, below its result: their code comes after the result itself.

import type { QueryClient } from '@tanstack/react-query';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import type { AnsweredQuestion } from './run-details.ts';

interface ReviewProps {
  answers: readonly AnsweredQuestion[];
}

const reviewCode = codeQuery<ReviewProps>('quiz-review', async () => ({
  Component: (await import('./review.tsx')).Review,
}));

/** So that a result can be looked at offline. */
export function prefetchReview(client: QueryClient): void {
  client.query(reviewCode).catch(() => undefined);
}

export function ReviewPart(props: ReviewProps) {
  return <LazyPart code={reviewCode} props={props} />;
}
