import { queryOptions } from '@tanstack/react-query';
import type { getReview, Review, reviewAnswers } from '#contract/learning.ts';
import { questionFrom } from '#web/features/quiz/get-level.ts';
import { call, callPublic } from '#web/platform/api.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { answersOnDevice, writable } from '../progress/answers-on-device.ts';
import { syncAnswers } from '../progress/sync-answers.ts';

export interface PlayedReview extends Omit<Review, 'questions'> {
  readonly questions: readonly {
    readonly question: PlayedQuestion;
    readonly level: Review['questions'][number]['level'];
  }[];
}

/** Keeps data from a loader fresh enough not to be fetched twice; an answer makes it stale at once. */
const FRESH_MS = 10_000;

const NOTHING: Review = { questions: [], nextDue: null, nextLevel: null };

/** What is due, by the answers of the account (`owner` is its id), or by those on a visitor's device. */
export const reviewQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['review', owner],
    queryFn: async ({ signal }): Promise<PlayedReview> => {
      const review = await (owner === null ? loadForVisitor(signal) : loadForAccount(signal));
      const questions = review.questions.map(({ question, level }) => ({
        question: questionFrom(question),
        level,
      }));
      return { ...review, questions };
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

function loadForAccount(outer: AbortSignal): Promise<Review> {
  return withTimeLimit(outer, async ({ signal }) => {
    await syncAnswers();
    return call<typeof getReview>('GET', '/api/user/review', { signal });
  });
}

/** Without answers on this device there is nothing to ask the server. */
async function loadForVisitor(signal: AbortSignal): Promise<Review> {
  const answers = answersOnDevice().map(writable);
  if (answers.length === 0) return NOTHING;
  const body = { now: Date.now(), answers };
  return callPublic<typeof reviewAnswers>('POST', '/api/review', { body, signal, isRetried: true });
}
