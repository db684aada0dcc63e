// "Make a sheet" (product §10.6). Sheets are sent and not stored: the same request makes the same bytes again.

import { ApiError } from '#contract/errors.ts';
import type { Difficulty } from '#domain/quiz/bank.ts';
import type { Question } from '#domain/quiz/question.ts';
import {
  countUsable,
  type Instructions,
  type MadeSheetWish,
  makeSheet,
} from '#domain/worksheet/made-sheet.ts';
import { MAX_COPIES, MIN_MADE_TASKS } from '#domain/worksheet/sheet-limits.ts';
import type { SheetPart } from '#domain/worksheet/sheet-path.ts';
import { fill } from '#messages/fill.ts';
import { worksheet } from '#messages/worksheet.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createHourlyLimit } from '#server/platform/hourly-limit.ts';
import type { Printer } from '#server/platform/printer.ts';

/** Three sets for a class, as sheets and keys. */
const COPIES_PER_HOUR = 6 * MAX_COPIES;
/** Until another sheet of the same account is likely to be done. */
const BUSY_S = 5;

const instructions: Instructions = {
  ...worksheet.made,
  circle: (what) => fill(worksheet.made.circle, { what }),
};

export interface QuestionSource {
  readonly topic: string;
  readonly category: 'basic' | 'intermediate';
  readonly order: number;
  readonly questions: readonly Question[];
}

export interface MadeSheetOrder extends Pick<MadeSheetWish, 'kinds' | 'tasks' | 'name' | 'seed'> {
  readonly topicId: number;
  readonly difficulty: Difficulty;
  readonly copies: number;
  readonly part: SheetPart;
  readonly accountId: string;
}

export interface MadeSheets {
  /** A PDF of all copies. Throws NotFoundError, ValidationError or RateLimitError. */
  make(order: MadeSheetOrder): Promise<Buffer>;
}

export interface MadeSheetDeps {
  readonly printer: Printer;
  readonly clock: Clock;
  /** The questions of a topic; undefined if there is no such topic. */
  readonly questionsOf: (
    topicId: number,
    difficulty: Difficulty,
  ) => Promise<QuestionSource | undefined>;
}

export function createMadeSheets({ printer, clock, questionsOf }: MadeSheetDeps): MadeSheets {
  const limit = createHourlyLimit(COPIES_PER_HOUR, clock);
  const atWork = new Set<string>();

  return {
    async make({ topicId, difficulty, copies, part, accountId, ...wish }) {
      const source = await questionsOf(topicId, difficulty);
      if (source === undefined) throw new ApiError('NotFoundError', 'There is no such topic');
      const { questions, ...topic } = source;
      const usable = countUsable(questions, wish.kinds);
      if (usable < MIN_MADE_TASKS) {
        throw new ApiError(
          'ValidationError',
          `kinds: this topic has only ${usable} tasks of these kinds; choose another kind too`,
        );
      }
      if (atWork.has(accountId)) {
        throw new ApiError('RateLimitError', undefined, { retryAfterSeconds: BUSY_S });
      }
      limit.count(accountId, copies);
      atWork.add(accountId);
      try {
        const pdfs: Buffer[] = [];
        for (let nth = 1; nth <= copies; nth += 1) {
          const sheet = makeSheet(questions, { ...topic, ...wish, difficulty }, nth, instructions);
          pdfs.push(await printer.run({ kind: part, sheet }));
        }
        const [only] = pdfs;
        if (only !== undefined && pdfs.length === 1) return only;
        return await printer.run({ kind: 'bind', pdfs, title: wish.name || topic.topic });
      } finally {
        atWork.delete(accountId);
      }
    },
  };
}
