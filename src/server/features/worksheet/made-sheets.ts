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
import type { Limiter } from '#server/platform/limits/limiter.ts';
import type { Printer } from '#server/platform/printer.ts';

/** Sheets and keys. An hour: three sets for a class. */
const COPIES = { perHour: 6 * MAX_COPIES, perDay: 20 * MAX_COPIES };

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
  readonly limiter: Limiter;
  /** The questions of a topic; undefined if there is no such topic. */
  readonly questionsOf: (
    topicId: number,
    difficulty: Difficulty,
  ) => Promise<QuestionSource | undefined>;
}

export function createMadeSheets({ printer, limiter, questionsOf }: MadeSheetDeps): MadeSheets {
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
      await limiter.take({
        name: 'made sheet copies',
        subject: accountId,
        quota: COPIES,
        amount: copies,
      });
      const pdfs: Buffer[] = [];
      for (let nth = 1; nth <= copies; nth += 1) {
        const sheet = makeSheet(questions, { ...topic, ...wish, difficulty }, nth, instructions);
        pdfs.push(await printer.run({ kind: part, sheet }));
      }
      const [only] = pdfs;
      if (only !== undefined && pdfs.length === 1) return only;
      return printer.run({ kind: 'bind', pdfs, title: wish.name || topic.topic });
    },
  };
}
