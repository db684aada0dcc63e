// A competition as an entry of a calendar (RFC 5545), which reminds a day and half an hour before (product §11.4).

import type { Competition } from './competition-file.ts';

const MINUTE_MS = 60_000;

interface Words {
  readonly title: string;
  readonly description: string;
}

/** `version` rises with every change of the plan, so that a calendar takes the new start over. */
export function calendarEntry(
  { id, startsAt, testMinutes }: Pick<Competition, 'id' | 'startsAt' | 'testMinutes'>,
  { title, description }: Words,
  { isCancelled, version, made }: { isCancelled: boolean; version: number; made: Date },
): string {
  const endsAt = new Date(startsAt.getTime() + testMinutes * MINUTE_MS);
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(title)}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:competition-${id}@grammar-gully`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${instant(made)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : [...alarm('P1D'), ...alarm('PT30M')]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20240609T060000Z` */
function instant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');
}

/** A line has at most 75 bytes; a longer one goes on in the next after a space. Counts characters as up to 3 bytes. */
function folded(line: string): string {
  const most = /^[\x20-\x7e]*$/.test(line) ? 74 : 24;
  return line.replace(new RegExp(`(.{${most}})(?=.)`, 'gu'), '$1\r\n ');
}
