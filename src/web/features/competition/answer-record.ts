// A child's answers on this device: `competitionAnswers` of product §2.10. Every pick is written here before anything else
// happens, so that a reload, a crash or a lost network loses none; all tabs see the same answers.

import { type Answers, noAnswers, pick } from '#domain/competition/answers.ts';
import type { TestLength } from '#domain/competition/clock.ts';
import { storedValue } from './stored-value.ts';

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

type Owner = Pick<AnswerRecord, 'CompId' | 'id'>;

const kept = storedValue('competitionAnswers', recordFrom);

export const readRecord = kept.read;

/** Whichever record there is; updates with changes in this tab and in others. */
export const useAnyRecord = kept.use;

/** Whether the record outlives this tab. */
export const isStored = kept.isKept;

/** The record of this participant. */
export function useRecord({ CompId, id }: Owner): AnswerRecord | null {
  const record = kept.use();
  return record?.CompId === CompId && record.id === id ? record : null;
}

/** Begins the answers of a participant, unless they are there. */
export function beginRecord({ CompId, id }: Owner, length: TestLength): void {
  const record = readRecord();
  const isTheirs = record?.CompId === CompId && record.id === id;
  if (isTheirs && record.answers.length === length.questionCount) return;
  kept.write({ CompId, id, ...noAnswers(length), state: 'open' });
}

/** Keeps a pick; the first one of each question stands, whichever tab made it. */
export function keepPick(at: { index: number; secondsLeft: number }, option: number): void {
  const record = readRecord();
  if (record?.state === 'open') kept.write({ ...record, ...pick(record, at, option) });
}

export function setRecordState(
  state: RecordState,
  more: Pick<AnswerRecord, 'isLate' | 'reason'> = {},
): void {
  const record = readRecord();
  if (record !== null) kept.write({ ...record, ...more, state });
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
