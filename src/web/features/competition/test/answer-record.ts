// A child's answers on this device. Every pick is stored here before anything else happens: a reload, a crash or a lost
// network loses none. All tabs share the same answers.

import { noAnswers, type Pick as PickOf, pick } from '#domain/competition/answers.ts';
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

/**
 * Creates the record of a participant unless it exists. Without one nothing is handed in. What was answered by a plan
 * that has changed is dropped.
 */
export function createRecord({ CompId, id }: Owner, plan: TestLength & { startsAt: Date }): void {
  const record = readRecord();
  const startsAt = plan.startsAt.toISOString();
  const isTheirs = record?.CompId === CompId && record.id === id;
  const isOfThisPlan = (record?.startsAt ?? startsAt) === startsAt;
  if (isTheirs && isOfThisPlan && record.answers.length === plan.questionCount) return;
  storedRecord.write({ CompId, id, startsAt, ...noAnswers(plan), state: 'open', sent: [] });
}

/** Stores a pick. The first one of each question counts, whichever tab made it. */
export function storePick(picked: PickOf): void {
  const record = readRecord();
  if (record?.state === 'open') storedRecord.write({ ...record, ...pick(record, picked) });
}

/** Notes that the server has these picks, and the options that stand there instead of some. */
export function markSent(
  owner: Owner,
  questions: readonly number[],
  others: readonly { question: number; option: number }[],
): void {
  const record = readRecord();
  if (record?.CompId !== owner.CompId || record.id !== owner.id) return;
  const answers = others.reduce(
    (all, { question, option }) => all.with(question, option),
    [...record.answers],
  );
  const sent = [...new Set([...record.sent, ...questions])];
  const hasOthers = record.hasOthers === true || others.length > 0;
  storedRecord.write({ ...record, answers, sent, hasOthers });
}

export function setRecordState(
  state: RecordState,
  more: Pick<AnswerRecord, 'isLate' | 'inTime' | 'hasOthers' | 'reason'> = {},
): void {
  const record = readRecord();
  if (record !== null) storedRecord.write({ ...record, ...more, state });
}
