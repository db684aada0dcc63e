// Unused accounts (product §13.4): when the parent is asked, when the account is deleted, and when it becomes dormant:
// a code alone no longer opens it, because the number may belong to somebody else.

import { DAY_MS } from '#domain/time/durations.ts';

const DORMANT_AFTER_MONTHS = 12;
const UNUSED_AFTER_MONTHS = 36;
const ASKED_BEFORE_DAYS = 30;
const DETACHED_KEPT_DAYS = 90;

/** Whether an account last used at that time is dormant. */
export function isDormant(lastUsedAt: Date, now: Date): boolean {
  return lastUsedAt <= monthsBefore(now, DORMANT_AFTER_MONTHS);
}

/** The cutoffs for what is due now: accounts last used, asked or detached at or before these times. */
export function retentionCutoffs(now: Date) {
  const unused = monthsBefore(now, UNUSED_AFTER_MONTHS);
  return {
    /** Last used: the parent is asked. */
    ask: new Date(unused.getTime() + ASKED_BEFORE_DAYS * DAY_MS),
    /** Last used, and asked: the account is deleted. */
    unused,
    asked: new Date(now.getTime() - ASKED_BEFORE_DAYS * DAY_MS),
    /** Detached from its phone: the account is deleted. */
    detached: new Date(now.getTime() - DETACHED_KEPT_DAYS * DAY_MS),
  };
}

/** When an account is deleted if the parent, asked now, does not use it. */
export function deletionDay(now: Date): Date {
  return new Date(now.getTime() + ASKED_BEFORE_DAYS * DAY_MS);
}

/** Whether a typed name is the child's: the whole name or its first word, however it is written. */
export function isSameName(typed: string, childsName: string): boolean {
  const [given, kept] = [normaliseName(typed), normaliseName(childsName)];
  return given !== '' && (given === kept || given === kept.split(' ')[0]);
}

function normaliseName(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('en').trim().replace(/\s+/g, ' ');
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
