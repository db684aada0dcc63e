// A visitor: reads pages and content, looks at the competition's clock, and, if signed in, answers questions. Answers
// are kept and sent again until they are acknowledged, as the pages do it.

import { setTimeout as delay } from 'node:timers/promises';
import { keepAnswers } from '#contract/learning.ts';
import { getLevel } from '#contract/quiz.ts';
import type { Call, Caller } from '../support/calls.ts';
import { firstOptions } from '../support/first-options.ts';

const PAUSE_MS = 1_000;
/** One in this many requests of a family submits an answer. */
const ANSWER_EVERY = 4;
/** A level of the topic that is open to everybody. */
const LEVEL = '/api/levels/11';

const get = (name: string, path: string): Call => ({ name, method: 'GET', path });

/** What visitors have seen before the outage. `assets`: paths of files of the pages. */
export function readsOf(assets: readonly string[]): readonly Call[] {
  return [
    ...['/', '/quiz', '/worksheets', '/vocabulary', '/competition'].map((path) =>
      get('page', path),
    ),
    ...assets.map((path) => get('file', path)),
    get('content', '/api/topics'),
    get('content', '/api/topics/1'),
    get('content', LEVEL),
    get('content', '/api/lessons/11'),
    get('content', '/api/words?pagination[start]=0&pagination[limit]=7'),
    get('content', '/api/membership'),
    get('clock', '/api/comp/current'),
  ];
}

/** Questions with options, of which a visitor picks the first. */
export async function findQuestions(origin: string): Promise<readonly string[]> {
  const reply = getLevel.response.parse(await (await fetch(origin + LEVEL)).json());
  const { questions } = reply.data.attributes;
  return questions.flatMap((question) => ('options' in question ? question.id : []));
}

export interface Visitor {
  /** Ids of the answers that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** Calls with answers that have no reply yet. */
  pending(): number;
  /** Calls with answers that were refused for good, or acknowledged in part. */
  readonly failures: readonly string[];
  /** Ends once all calls have a reply. */
  visit(signal: AbortSignal): Promise<void>;
}

export interface Visit {
  readonly caller: Caller;
  readonly reads: readonly Call[];
  readonly questions: readonly string[];
  /** Absent for a visitor who only reads. */
  readonly token: string | undefined;
}

export function createVisitor({ caller, reads, questions, token = '' }: Visit): Visitor {
  const acknowledged: string[] = [];
  const failures: string[] = [];
  const waiting = new Set<Promise<void>>();

  async function answer(): Promise<void> {
    const body = firstOptions(questions);
    const { answers } = body;
    const { status, text } = await caller.untilAnswered({
      name: 'answers',
      method: 'POST',
      path: keepAnswers.path,
      body,
      token,
    });
    if (status === 200 && JSON.parse(text).kept === answers.length) {
      acknowledged.push(...answers.map(({ id }) => id));
    } else failures.push(`${status} ${text}`);
  }

  return {
    acknowledged,
    failures,
    pending: () => waiting.size,

    async visit(signal) {
      await delay(PAUSE_MS * Math.random());
      for (let visits = 0; !signal.aborted; visits += 1) {
        const read = reads[Math.floor(Math.random() * reads.length)];
        if (token !== '' && visits % ANSWER_EVERY === 0) {
          // A child plays on while the answers wait.
          const sending = answer().finally(() => waiting.delete(sending));
          waiting.add(sending);
        } else if (read !== undefined) await caller.once(read);
        await delay(PAUSE_MS * (0.5 + Math.random()));
      }
      await Promise.all(waiting);
    },
  };
}
