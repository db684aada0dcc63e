// Where the keys are, and how often readers found them: a row for each file, or for the worksheets of a topic. A reading counts for the words that the
// reader saw, so “after mending” leaves out the entries that have changed since; they are “to be read”, as are entries
// that nobody has read, or whose key is no longer the one the reader agreed with.

import path from 'node:path';
import { type Bank, type Item, itemsOf } from '#content/bank/bank.ts';
import { keysAtPlaces } from '#content/rules/key-positions.ts';
import type { AnswerReading, Reading } from '#tools/content/reading/reading-file.ts';
import { firstAnswers, isAgreement, latestAnswers, type Readings } from '../reading/readings.ts';
import { sheetsOf } from '../reading/sheets/all-sheets.ts';
import { type Sheet, textOf } from '../reading/sheets/sheet.ts';
import { nameOfFile } from './table.ts';

/** The readings of one file, or of several. */
type FileOfReport = {
  name: string;
  items: Item[];
  first: AnswerReading[];
  latest: AnswerReading[];
  toRead: number;
};

export function agreementOfReaders(bank: Bank, readings: Readings): string[][] {
  const items = itemsOf(bank);
  const answered = sheetsOf(bank).filter(({ isJudged = false }) => !isJudged);
  const files = answered.map((sheet) =>
    fileOfReport(
      sheet,
      items.filter(({ file }) => file === sheet.file),
      readings.get(sheet.file) ?? [],
    ),
  );
  const questions = files.filter((file) => file.items.length > 0);
  const rest = files.filter((file) => file.items.length === 0);
  const isWorksheet = ({ name }: FileOfReport) => name.startsWith('worksheets/');
  const worksheets = rest.filter(isWorksheet);
  const topics = [...new Set(worksheets.map(({ name }) => path.dirname(name)))];
  const others = [
    ...rest.filter((file) => !isWorksheet(file)),
    ...topics.map((topic) =>
      sum(
        topic,
        worksheets.filter(({ name }) => path.dirname(name) === topic),
      ),
    ),
  ];
  return [
    ['', 'A', 'B', 'C', 'D', 'first reading', 'after mending', 'to be read'],
    ...questions.map(row),
    row(sum('all questions', questions)),
    ...others.map(row),
    row(sum('all', files)),
  ];
}

function fileOfReport(sheet: Sheet, items: Item[], readings: Reading[]): FileOfReport {
  const entries = new Map(sheet.entries.map((entry) => [entry.id, entry]));
  const own = readings.filter(({ id }) => entries.has(id));
  const latest = latestAnswers(own).filter((reading) => {
    const entry = entries.get(reading.id);
    if (entry === undefined || reading.text !== textOf(entry)) return false;
    if (!isAgreement(reading) || reading.answer === null) return true;
    const parsed = entry.parse(reading.answer);
    return parsed.ok && parsed.isKey;
  });
  const read = new Set(latest.map(({ id }) => id));
  return {
    name: nameOfFile(sheet.file),
    items,
    first: firstAnswers(own),
    latest,
    toRead: sheet.entries.filter(({ id }) => !read.has(id)).length,
  };
}

function sum(name: string, files: FileOfReport[]): FileOfReport {
  return {
    name,
    items: files.flatMap(({ items }) => items),
    first: files.flatMap(({ first }) => first),
    latest: files.flatMap(({ latest }) => latest),
    toRead: files.reduce((total, { toRead }) => total + toRead, 0),
  };
}

function row({ name, items, first, latest, toRead }: FileOfReport): string[] {
  const places = keysAtPlaces(items);
  const total = places.reduce((all, count) => all + count, 0);
  return [
    name,
    ...places.map((count) => (total === 0 ? '–' : ((100 * count) / total).toFixed(0))),
    rate(first),
    rate(latest),
    toRead === 0 ? '–' : String(toRead),
  ];
}

function rate(readings: AnswerReading[]): string {
  const agreed = readings.filter(isAgreement).length;
  const read = readings.length;
  return read === 0 ? '–' : `${((100 * agreed) / read).toFixed(1)} % (${agreed}/${read})`;
}
