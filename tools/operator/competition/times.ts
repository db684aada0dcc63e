// Instants on the operator's command line: typed with their offset, shown in India's time and in UTC.

import type { Competition } from '#domain/competition/competition-file.ts';
import { dateAndTime } from '#domain/time/india-dates.ts';
import { OperatorError } from '../command.ts';
import type { Options } from './desk-call.ts';

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

export const startOptions = {
  'starts-at': 'an instant such as 2026-12-06T11:30:00+05:30',
  'starts-in': 'or the time until then, such as 90s, 5m, 2h or 3d',
};

function instantOf(text: string, name: string): Date {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const instant = new Date(text);
  if (!isInstant || Number.isNaN(instant.getTime())) {
    throw new OperatorError(`--${name} must be an instant such as 2026-12-06T11:30:00+05:30`);
  }
  return instant;
}

/** `--starts-at` or `--starts-in`. */
export function startOf(options: Options, now: Date): Date {
  const { 'starts-at': at, 'starts-in': within } = options;
  if ((at === undefined) === (within === undefined)) {
    throw new OperatorError('Give either --starts-at or --starts-in');
  }
  if (at !== undefined) return instantOf(at, 'starts-at');
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(within ?? '') ?? [];
  if (count === undefined) throw new OperatorError('--starts-in must be as in 90s, 5m, 2h or 3d');
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS];
  return new Date(now.getTime() + seconds * 1000);
}

/** `9 June 2024, 11:30 am in India (2024-06-09T06:00:00Z)` */
export function instantText(instant: Date): string {
  return `${dateAndTime(instant)} in India (${instant.toISOString().replace('.000Z', 'Z')})`;
}

/** The times of a competition, a line each. */
export function scheduleText(competition: Competition): string {
  const { id, startsAt, questionCount, secondsPerQuestion } = competition;
  const at = (seconds: number) => instantText(new Date(startsAt.getTime() - seconds * 1000));
  return [
    `Competition ${id}: ${questionCount} questions of ${secondsPerQuestion} s`,
    `registration closes  ${at(competition.registrationClosesS)}`,
    `waiting room opens   ${at(competition.waitingRoomOpensS)}`,
    `start                ${at(0)}`,
    `end                  ${at(-questionCount * secondsPerQuestion)}`,
  ].join('\n  ');
}
