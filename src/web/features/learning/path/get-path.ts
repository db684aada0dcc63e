import { queryOptions } from '@tanstack/react-query';
import type { getPath, Path, pathOfAnswers } from '#contract/path.ts';
import { questionFrom } from '#web/features/quiz/get-level.ts';
import { call, callPublic } from '#web/platform/api.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { answersOnDevice, writable } from '../progress/answers-on-device.ts';
import { syncAnswers } from '../progress/sync-answers.ts';

type AskedQuestion = Path['questions'][number];

export interface PlayedPath extends Omit<Path, 'questions'> {
  readonly questions: readonly {
    readonly question: PlayedQuestion;
    readonly level: AskedQuestion['level'];
  }[];
}

/** As for the review: an answer makes it stale at once. */
const FRESH_MS = 10_000;

const NOTHING: Path = { place: null, next: null, questions: [], topics: [] };

/** What comes next, by the answers of the account (`owner` is its id), or by those on a visitor's device. */
export const pathQuery = (owner: string | null) =>
  queryOptions({
    queryKey: ['path', owner],
    queryFn: async ({ signal }): Promise<PlayedPath> => {
      const path = await (owner === null ? loadForVisitor(signal) : loadForAccount(signal));
      const questions = path.questions.map(({ question, level }) => ({
        question: questionFrom(question),
        level,
      }));
      return { ...path, questions };
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });

function loadForAccount(outer: AbortSignal): Promise<Path> {
  return withTimeLimit(outer, async ({ signal }) => {
    await syncAnswers();
    return call<typeof getPath>('GET', '/api/user/path', { signal });
  });
}

/** Without answers on this device there is nothing to ask the server. */
async function loadForVisitor(signal: AbortSignal): Promise<Path> {
  const answers = answersOnDevice().map(writable);
  if (answers.length === 0) return NOTHING;
  const body = { now: Date.now(), answers };
  return callPublic<typeof pathOfAnswers>('POST', '/api/path', { body, signal, isRetried: true });
}
