import type { getReview, Review, reviewAnswers } from '#contract/learning.ts';
import { call, callPublic } from '#web/platform/api.ts';
import { type Played, practiceQuery } from './practice-query.ts';

export type PlayedReview = Played<Review>;

/** What is due. */
export const reviewQuery = (owner: string | null) =>
  practiceQuery<Review>('review', owner, {
    ofAccount: (signal) => call<typeof getReview>('GET', '/api/user/review', { signal }),
    ofVisitor: (body, signal) =>
      callPublic<typeof reviewAnswers>('POST', '/api/review', { body, signal, isRetried: true }),
    nothing: { questions: [], nextDue: null, nextLevel: null },
  });
