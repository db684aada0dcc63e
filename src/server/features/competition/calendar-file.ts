// The entry of a competition for a family's calendar, as a file (product §11.4).

import { createHash } from 'node:crypto';
import { calendarEntry } from '#domain/competition/calendar-entry.ts';
import { competitionCalendar } from '#messages/competition-calendar.ts';
import type { StoredCompetition } from './store.ts';

export function calendarFile(competition: StoredCompetition) {
  const { id, movedFrom, cancelledAt, made } = competition;
  const isCancelled = cancelledAt !== null;
  // A calendar takes over only what has a higher version: minutes between the first start and the present one.
  const movedMinutes = Math.abs(competition.startsAt.getTime() - made.startsAt.getTime()) / 60_000;
  const version = (movedFrom === null ? 0 : 1 + Math.ceil(movedMinutes)) + (isCancelled ? 1 : 0);
  const text = calendarEntry(competition, competitionCalendar, {
    isCancelled,
    version,
    made: cancelledAt ?? made.startsAt,
  });
  const bytes = Buffer.from(text, 'utf8');
  return {
    name: `competition-${id}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    cacheControl: 'public, no-cache',
    digest: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    bytes: async () => bytes,
  };
}
