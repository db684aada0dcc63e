// Keys that are not what the readers of the same words answered and agreed with: the key was changed by mistake, or
// without another reading. Where a reader differed at the time, the editors know it (`npm run content:report`).

import type { Problem } from '#content/problem.ts';
import { isAgreement, latestAnswers, type Readings } from './readings.ts';
import { type Entry, type Sheet, textOf } from './sheets/sheet.ts';

/** An entry whose words have changed since it was read is not compared. */
export function keyProblems(sheets: readonly Sheet[], readings: Readings): Problem[] {
  return sheets
    .filter(({ isJudged = false }) => !isJudged)
    .flatMap(({ file, entries }) => {
      const answers = latestAnswers(readings.get(file) ?? []).filter(isAgreement);
      return entries.flatMap((entry) => {
        const text = textOf(entry);
        const others = answers
          .filter((reading) => reading.id === entry.id && reading.text === text)
          .flatMap(({ answer }) => (answer === null ? [] : otherAnswer(entry, answer)));
        if (others.length === 0) return [];
        const message = `The key is “${entry.key}”, but readers of these words answered ${[...new Set(others)].join(' and ')}.`;
        return [{ file, id: entry.id, rule: 'key-as-read', severity: 'error', message }];
      });
    });
}

function otherAnswer(entry: Entry, answer: string | number): string[] {
  const parsed = entry.parse(answer);
  return parsed.ok && !parsed.isKey ? [`“${parsed.said}”`] : [];
}
