// The record of a child's answers as it is stored: `competitionAnswers` of product §2.10.

import type { Answers } from '#domain/competition/answers.ts';
import { storedValue } from '#web/platform/stored-value.ts';

/**
 * - `open`: the test runs, and picks may follow.
 * - `final`: nothing can change any more; they wait to be handed in.
 * - `stuck`: as final, and handing in has failed at least once.
 * - `saved`: the server has acknowledged them.
 * - `refused`: the server will never take them.
 */
export type RecordState = 'open' | 'final' | 'stuck' | 'saved' | 'refused';

export interface AnswerRecord extends Answers {
  readonly CompId: number;
  /** The participant. */
  readonly id: string;
  readonly state: RecordState;
  /** They reached the server after the end. */
  readonly isLate?: boolean;
  /** Why the server refused them, in its words. */
  readonly reason?: string;
}

export const storedRecord = storedValue('competitionAnswers', recordFrom);

/** Whether the server still has to be told of these answers. */
export function waitsForServer(record: AnswerRecord | null): boolean {
  return record !== null && record.state !== 'saved' && record.state !== 'refused';
}

const states: readonly unknown[] = ['open', 'final', 'stuck', 'saved', 'refused'];

function recordFrom(stored: unknown): AnswerRecord | null {
  const record = (stored ?? {}) as AnswerRecord;
  const isAnswer = (answer: unknown) => answer === null || Number.isInteger(answer);
  const isRecord =
    Number.isInteger(record.CompId) &&
    typeof record.id === 'string' &&
    states.includes(record.state) &&
    Number.isInteger(record.timeTaken) &&
    Array.isArray(record.answers) &&
    record.answers.every(isAnswer);
  return isRecord ? record : null;
}
