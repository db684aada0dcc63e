// Where the keys are, and how often readers found them: a row for each file. “changed since” counts the entries whose
// key is no longer the one the reader agreed with: they need their second round. (A text that was mended under the same
// key cannot be recognised.)

import { type Bank, type Item, itemsOf } from '#content/bank/bank.ts';
import { keysAtPlaces } from '#content/rules/key-positions.ts';
import type { Reading } from '#tools/content/reading/reading-file.ts';
import { firstAnswers, isAgreement, latestAnswers, type Readings } from '../reading/readings.ts';
import { sheetsOf } from '../reading/sheets/all-sheets.ts';
import type { Sheet } from '../reading/sheets/sheet.ts';
import { nameOfFile } from './table.ts';

/** The readings of one file, or of several. */
type FileOfReport = {
  name: string;
  items: Item[];
  first: Reading[];
  latest: Reading[];
  changed: number;
};

export function agreementOfReaders(bank: Bank, readings: Readings): string[][] {
  const items = itemsOf(bank);
  const files = sheetsOf(bank).map((sheet) =>
    fileOfReport(
      sheet,
      items.filter(({ file }) => file === sheet.file),
      readings.get(sheet.file) ?? [],
    ),
  );
  const questions = files.filter((file) => file.items.length > 0);
  const others = files.filter((file) => file.items.length === 0);
  return [
    ['', 'A', 'B', 'C', 'D', 'first reading', 'after mending', 'changed since'],
    ...questions.map(row),
    row(sum('all questions', questions)),
    ...others.map(row),
    row(sum('all', files)),
  ];
}

function fileOfReport(sheet: Sheet, items: Item[], readings: Reading[]): FileOfReport {
  const entries = new Map(sheet.entries.map((entry) => [entry.id, entry]));
  const own = readings.filter(({ id }) => entries.has(id));
  const latest = latestAnswers(own);
  const changed = latest.filter(isAgreement).filter(({ id, answer }) => {
    const parsed = answer === null ? undefined : entries.get(id)?.parse(answer);
    return !(parsed?.ok && parsed.isKey);
  });
  return {
    name: nameOfFile(sheet.file),
    items,
    first: firstAnswers(own),
    latest,
    changed: changed.length,
  };
}

function sum(name: string, files: FileOfReport[]): FileOfReport {
  return {
    name,
    items: files.flatMap(({ items }) => items),
    first: files.flatMap(({ first }) => first),
    latest: files.flatMap(({ latest }) => latest),
    changed: files.reduce((total, { changed }) => total + changed, 0),
  };
}

function row({ name, items, first, latest, changed }: FileOfReport): string[] {
  const places = keysAtPlaces(items);
  const total = places.reduce((all, count) => all + count, 0);
  return [
    name,
    ...places.map((count) => (total === 0 ? '–' : ((100 * count) / total).toFixed(0))),
    rate(first),
    rate(latest),
    changed === 0 ? '–' : String(changed),
  ];
}

function rate(readings: Reading[]): string {
  const agreed = readings.filter(isAgreement).length;
  const read = readings.length;
  return read === 0 ? '–' : `${((100 * agreed) / read).toFixed(1)} % (${agreed}/${read})`;
}
