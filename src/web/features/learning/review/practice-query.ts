import { queryOptions } from '@tanstack/react-query';
import type { QuizQuestion } from '#contract/quiz.ts';
import { questionFrom } from '#web/features/quiz/get-level.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { answersOnDevice, writable } from '../progress/answers-on-device.ts';
import { syncAnswers } from '../progress/sync-answers.ts';

/** Keeps data from a loader fresh enough not to be fetched twice; an answer makes it stale at once. */
const FRESH_MS = 10_000;

interface Asked {
  readonly questions: readonly { readonly question: QuizQuestion; readonly level: unknown }[];
}

/** What the server sent, with questions as they are played. */
export type Played<Reply extends Asked> = Omit<Reply, 'questions'> & {
  readonly questions: readonly {
    readonly question: PlayedQuestion;
    readonly level: Reply['questions'][number]['level'];
  }[];
};

interface Sources<Reply> {
  readonly ofAccount: (signal: AbortSignal) => Promise<Reply>;
  readonly ofVisitor: (body: SentAnswers, signal: AbortSignal) => Promise<Reply>;
  /** For a visitor without answers on this device: there is nothing to ask the server. */
  readonly nothing: Reply;
}

interface SentAnswers {
  now: number;
  answers: ReturnType<typeof writable>[];
}

/** By the answers of the account (`owner` is its id), or by those on a visitor's device. */
export function practiceQuery<Reply extends Asked>(
  name: 'review' | 'path',
  owner: string | null,
  { ofAccount, ofVisitor, nothing }: Sources<Reply>,
) {
  async function load(outer: AbortSignal): Promise<Reply> {
    if (owner !== null) {
      return withTimeLimit(outer, async ({ signal }) => {
        await syncAnswers();
        return ofAccount(signal);
      });
    }
    const answers = answersOnDevice().map(writable);
    return answers.length === 0 ? nothing : ofVisitor({ now: Date.now(), answers }, outer);
  }

  return queryOptions({
    queryKey: [name, owner],
    queryFn: async ({ signal }): Promise<Played<Reply>> => {
      const reply = await load(signal);
      const questions = reply.questions.map(({ question, level }) => ({
        question: questionFrom(question),
        level,
      }));
      return { ...reply, questions };
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
  });
}
