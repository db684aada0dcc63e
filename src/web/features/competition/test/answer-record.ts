// A child's answers on this device. Every pick is stored here before anything else happens: a reload, a crash or a lost
// network loses none. All tabs share the same answers.

import { noAnswers, pick } from '#domain/competition/answers.ts';
import type { TestLength } from '#domain/competition/clock.ts';
import { type AnswerRecord, type RecordState, storedRecord } from './stored-record.ts';

type Owner = Pick<AnswerRecord, 'CompId' | 'id'>;

export const readRecord = storedRecord.read;

/** The stored record, whoever's it is; rerenders after changes in this tab and in others. */
export const useStoredRecord = storedRecord.use;

/** Whether the record outlives this tab. */
export const isStored = storedRecord.isPersisted;

/** The record of this participant. */
export function useRecord({ CompId, id }: Owner): AnswerRecord | null {
  const record = storedRecord.use();
  return record?.CompId === CompId && record.id === id ? record : null;
}

/** Creates the record of a participant unless it exists. */
export function createRecord({ CompId, id }: Owner, length: TestLength): void {
  const record = readRecord();
  const isTheirs = record?.CompId === CompId && record.id === id;
  if (isTheirs && record.answers.length === length.questionCount) return;
  storedRecord.write({ CompId, id, ...noAnswers(length), state: 'open' });
}

/** Stores a pick. The first one of each question counts, whichever tab made it. */
export function storePick(at: { index: number; secondsLeft: number }, option: number): void {
  const record = readRecord();
  if (record?.state === 'open') storedRecord.write({ ...record, ...pick(record, at, option) });
}

export function setRecordState(
  state: RecordState,
  more: Pick<AnswerRecord, 'isLate' | 'reason'> = {},
): void {
  const record = readRecord();
  if (record !== null) storedRecord.write({ ...record, ...more, state });
}
