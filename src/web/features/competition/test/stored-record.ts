// The stored record of a child's answers: `competitionAnswers` of product §2.10.

import type { Answers } from '#domain/competition/answers.ts';
import { storedValue } from '#web/platform/stored-value.ts';

/**
 * - `open`: the test is running, and picks may follow.
 * - `final`: no more changes; ready to be submitted.
 * - `stuck`: final, with at least one failed submission.
 * - `saved`: the server has acknowledged them.
 * - `refused`: the server will never accept them.
 */
export type RecordState = 'open' | 'final' | 'stuck' | 'saved' | 'refused';

export interface AnswerRecord extends Answers {
  readonly CompId: number;
  /** The participant. */
  readonly id: string;
  readonly state: RecordState;
  /** Whether they reached the server after the end. */
  readonly isLate?: boolean;
  /** The server's reason for refusing them. */
  readonly reason?: string;
}

export const storedRecord = storedValue('competitionAnswers', recordFrom);

/** Whether the server has yet to receive these answers. */
export function isUnsubmitted(record: AnswerRecord | null): boolean {
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
