// The verdicts of a reader of the reasons, as readings (content guide §6).

import { z } from 'zod';
import {
  noteUnlessRight,
  type ReasonsReading,
  type Round,
  reasonsVerdict,
} from '#tools/content/reading/reading-file.ts';
import { entryOf, noSuchEntry, reasonsTextOf, type Sheet } from './sheets/sheet.ts';

export const verdictFile = z.array(
  z
    .strictObject({
      id: z.string(),
      verdict: reasonsVerdict,
      note: z.string().trim().min(1).optional(),
    })
    .check(noteUnlessRight),
);
export type ReaderVerdict = z.infer<typeof verdictFile>[number];

/** Returns the readings for these verdicts. Throws with a line for every verdict that fits no item. */
export function reasonsReadings(
  sheet: Sheet,
  verdicts: ReaderVerdict[],
  round: Round,
): ReasonsReading[] {
  const faults: string[] = [];
  const readings = new Map<string, ReasonsReading>();
  for (const { id, verdict, note } of verdicts) {
    const entry = entryOf(sheet, id);
    const text = entry && reasonsTextOf(entry);
    if (entry === undefined) faults.push(noSuchEntry(sheet, [id]));
    else if (text === undefined) faults.push(`${id} has no reasons to judge.`);
    else if (readings.has(entry.id)) faults.push(`${id} is judged twice.`);
    else {
      const noted = note === undefined ? {} : { note };
      readings.set(entry.id, { id: entry.id, reader: 'reasons', verdict, ...noted, round, text });
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...readings.values()];
}

/** A summary for the editor: a line for each item that is not right, and the totals. */
export function summariseReasons(sheet: Sheet, readings: ReasonsReading[]): string[] {
  const open = readings.filter(({ verdict }) => verdict !== 'right');
  const counts = reasonsVerdict.options.map(
    (verdict) => `${readings.filter((reading) => reading.verdict === verdict).length} ${verdict}`,
  );
  const unread = sheet.entries.length - readings.length;
  return [
    ...open.map(({ id, verdict, note }) => `${verdict}  ${id}: ${note}`),
    ...(unread === 0 ? [] : [`Not judged: ${unread} of ${sheet.entries.length}`]),
    `${readings.length} judged: ${counts.join(', ')}`,
  ];
}
