// What readers of the reasons and of the lessons found (content guide §6). The rates are raw: the verdicts as given, before anything was
// mended, also of items that have since gone. “Present words” counts only readings of the words as they stand.

import { type Bank, itemsOf } from '#content/bank/bank.ts';
import type { ReasonsReading, ReasonsVerdict, Round } from '#tools/content/reading/reading-file.ts';
import type { Readings } from '../reading/readings.ts';
import { sheetsOf } from '../reading/sheets/all-sheets.ts';
import { reasonsTextOf, type Sheet } from '../reading/sheets/sheet.ts';
import { countOrDash, nameOfFile } from './table.ts';

/** Who has read the present words of an item; `mended`: readers have seen it, but other words. */
const STATES = ['both', 'first', 'second', 'mended', 'unread'] as const;
type State = (typeof STATES)[number];

type FileOfReport = { name: string; readings: ReasonsReading[]; states: State[] };

export function verdictsOnReasons(bank: Bank, readings: Readings): string[][] {
  const withItems = new Set(itemsOf(bank).map(({ file }) => file));
  const sheets = sheetsOf(bank);
  const files = (wanted: (sheet: Sheet) => boolean) =>
    sheets.filter(wanted).map((sheet) => fileOfReport(sheet, readings));
  const questions = files(({ file }) => withItems.has(file));
  const lessons = files(({ isJudged = false }) => isJudged);
  const rates = ['wrong', 'misleading', 'awkward'];
  return [
    ['', '1st: items', ...rates, '2nd: items', ...rates, ...STATES],
    ...[...questions, sum('all questions', questions)].map(row),
    ...[...lessons, sum('all lessons', lessons)].map(row),
  ];
}

function sum(name: string, files: FileOfReport[]): FileOfReport {
  return {
    name,
    readings: files.flatMap(({ readings }) => readings),
    states: files.flatMap(({ states }) => states),
  };
}

function fileOfReport(sheet: Sheet, readings: Readings): FileOfReport {
  const own = (readings.get(sheet.file) ?? []).filter((reading) => reading.reader === 'reasons');
  const states = sheet.entries.map((entry): State => {
    const ofEntry = own.filter(({ id }) => id === entry.id);
    const present = ofEntry.filter(({ text }) => text === reasonsTextOf(entry));
    const rounds = new Set(present.map(({ round }) => round));
    if (rounds.size === 2) return 'both';
    if (rounds.has(1)) return 'first';
    if (rounds.has(2)) return 'second';
    return ofEntry.length > 0 ? 'mended' : 'unread';
  });
  return { name: nameOfFile(sheet.file), readings: own, states };
}

function row({ name, readings, states }: FileOfReport): string[] {
  return [
    name,
    ...ratesOf(readings, 1),
    ...ratesOf(readings, 2),
    ...STATES.map((state) => countOrDash(states.filter((one) => one === state).length)),
  ];
}

function ratesOf(readings: ReasonsReading[], wanted: Round): string[] {
  const verdicts = firstOfEachItem(readings.filter(({ round }) => round === wanted));
  return [countOrDash(verdicts.length), ...verdictRates(verdicts)];
}

/** The first verdict of each item; a later one in the same round is about corrected words. */
function firstOfEachItem(readings: ReasonsReading[]): ReasonsVerdict[] {
  const latestFirst = readings.toReversed();
  return [...new Map(latestFirst.map(({ id, verdict }) => [id, verdict])).values()];
}

/** Wrong, misleading and awkward, in per cent of the items read. */
export function verdictRates(verdicts: ReasonsVerdict[]): string[] {
  return (['wrong', 'misleading', 'awkward'] as const).map((wanted) => {
    if (verdicts.length === 0) return '–';
    const found = verdicts.filter((verdict) => verdict === wanted).length;
    return `${((100 * found) / verdicts.length).toFixed(1)} %`;
  });
}
