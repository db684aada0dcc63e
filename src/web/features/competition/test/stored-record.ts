// The stored record of a child's answers: `competitionAnswers` of product §2.10.

import type { TimedAnswers } from '#domain/competition/answers.ts';
import { storedValue } from '#web/platform/stored-value.ts';

/**
 * - `open`: the test is running, and picks may follow.
 * - `final`: no more changes; ready to be submitted.
 * - `stuck`: final, with at least one failed submission.
 * - `saved`: the server has acknowledged them.
 * - `refused`: the server will never accept them.
 */
export type RecordState = 'open' | 'final' | 'stuck' | 'saved' | 'refused';

export interface AnswerRecord extends TimedAnswers {
  readonly CompId: number;
  /** The participant. */
  readonly id: string;
  /** The start by which they were given, as ISO text; absent from records of earlier releases. */
  readonly startsAt?: string;
  readonly state: RecordState;
  /** The questions whose picks the server has, as they were made. */
  readonly sent: readonly number[];
  /** Whether they reached the server after the end, and nothing did before it. */
  readonly isLate?: boolean;
  /** How many answers had reached the server in time, where these did not. */
  readonly inTime?: number;
  /** Whether answers from another device were there before. */
  readonly hasOthers?: boolean;
  /** The server's reason for refusing them. */
  readonly reason?: string;
}

export const storedRecord = storedValue('competitionAnswers', recordFrom);

/** Whether the server has yet to receive these answers. */
export function isUnsubmitted(record: AnswerRecord | null): boolean {
  return record !== null && record.state !== 'saved' && record.state !== 'refused';
}

/** The questions with a pick that the server does not have yet. */
export function unsentOf({ answers, sent }: AnswerRecord): number[] {
  return answers.flatMap((answer, question) =>
    answer === null || sent.includes(question) ? [] : [question],
  );
}

const states: readonly unknown[] = ['open', 'final', 'stuck', 'saved', 'refused'];

function recordFrom(stored: unknown): AnswerRecord | null {
  const record = (stored ?? {}) as AnswerRecord;
  const isRecord =
    Number.isInteger(record.CompId) &&
    typeof record.id === 'string' &&
    states.includes(record.state) &&
    Number.isInteger(record.timeTaken) &&
    isList(record.answers);
  if (!isRecord) return null;
  const { answers } = record;
  const hasTimes = isList(record.secondsLeft) && record.secondsLeft.length === answers.length;
  return {
    ...record,
    // A record of an earlier release has neither.
    secondsLeft: hasTimes ? record.secondsLeft : answers.map(() => null),
    sent: isList(record.sent) ? record.sent : [],
  };
}

function isList(list: unknown): boolean {
  return Array.isArray(list) && list.every((item) => item === null || Number.isInteger(item));
}
