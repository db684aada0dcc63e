// `npm run content:report`: how the bank stands, as plain tables: amounts, places of the key, agreement of
// the readers, length of the texts.

import { QUESTIONS_PER_TIER, tiers } from '#domain/competition/paper-file.ts';
import type { Reading } from '#domain/content/reading-file.ts';
import { difficulties, LEVELS_PER_DIFFICULTY, QUESTIONS_PER_LEVEL } from '#domain/quiz/bank.ts';
import {
  type Bank,
  type ContentFile,
  type Item,
  itemsOfLevel,
  itemsOfPaper,
  itemsOfTopic,
} from './bank.ts';
import { runCommand } from './command.ts';
import { countsOf } from './counts.ts';
import { type Collection, expected } from './expected.ts';
import { CONTENT_DIR } from './one-file.ts';
import { readBank } from './read-bank.ts';
import {
  type Agreement,
  agreementAfterMending,
  READINGS_DIR,
  rawAgreement,
  readReadings,
} from './readings.ts';
import { keysAtPlaces } from './rules/key-positions.ts';
import { countWords } from './words.ts';

const QUESTIONS_PER_TOPIC = difficulties.length * LEVELS_PER_DIFFICULTY * QUESTIONS_PER_LEVEL;
const QUESTIONS_PER_PAPER = tiers.reduce((sum, tier) => sum + QUESTIONS_PER_TIER[tier], 0);

export function reportOn(bank: Bank, readings: Reading[]): string {
  return [
    section('How much', amounts(bank)),
    section(
      'Places of the key (%), drag questions left out; agreement of readers',
      keysAndReaders(bank, readings),
    ),
    section('Mean number of words in a text', textLengths(bank)),
  ].join('\n\n');
}

function amounts(bank: Bank): string[][] {
  const counts = countsOf(bank);
  const collections = Object.keys(expected) as Collection[];
  return [
    ['', 'there', 'of'],
    ...collections.map((name) => [
      expected[name].name,
      String(counts[name]),
      String(expected[name].count),
    ]),
    [
      'quiz questions',
      String(counts.questions),
      String(expected.topics.count * QUESTIONS_PER_TOPIC),
    ],
    [
      'competition questions',
      String(counts.paperQuestions),
      String(expected.papers.count * QUESTIONS_PER_PAPER),
    ],
  ];
}

function keysAndReaders(bank: Bank, readings: Reading[]): string[][] {
  const files = filesOf(bank);
  const ids = new Set(files.flatMap(({ items }) => items.map(({ id }) => id)));
  return [
    ['', 'A', 'B', 'C', 'D', 'first reading', 'after mending'],
    ...files.map(({ name, items }) => row(name, items, readings)),
    row(
      'all',
      files.flatMap(({ items }) => items),
      readings.filter(({ id }) => ids.has(id)),
    ),
  ];
}

function row(name: string, items: Item[], readings: Reading[]): string[] {
  const ids = new Set(items.map(({ id }) => id));
  const own = readings.filter(({ id }) => ids.has(id));
  const places = keysAtPlaces(items);
  const total = places.reduce((sum, count) => sum + count, 0);
  return [
    name,
    ...places.map((count) => (total === 0 ? '–' : ((100 * count) / total).toFixed(0))),
    rate(rawAgreement(own)),
    rate(agreementAfterMending(own)),
  ];
}

function rate({ agreed, read }: Agreement): string {
  return read === 0 ? '–' : `${((100 * agreed) / read).toFixed(1)} % (${agreed}/${read})`;
}

function textLengths(bank: Bank): string[][] {
  return [
    ['', 'easy 1', 'easy 2', 'easy 3', 'hard 1', 'hard 2', 'hard 3'],
    ...bank.topics.map(({ file, value: topic }) => [
      nameOf(file),
      ...topic.levels.map((level) => meanWords(itemsOfLevel(file, topic, level))),
    ]),
    ...bank.papers.map((paper) => [nameOf(paper.file), meanWords(itemsOfPaper(paper))]),
  ];
}

function meanWords(items: Item[]): string {
  const lengths = items.map(({ text }) => countWords(text)).filter((length) => length > 0);
  const sum = lengths.reduce((total, length) => total + length, 0);
  return lengths.length === 0 ? '–' : (sum / lengths.length).toFixed(1);
}

function filesOf(bank: Bank): { name: string; items: Item[] }[] {
  const named = <T>(files: ContentFile<T>[], itemsIn: (file: ContentFile<T>) => Item[]) =>
    files.map((file) => ({ name: nameOf(file.file), items: itemsIn(file) }));
  return [...named(bank.topics, itemsOfTopic), ...named(bank.papers, itemsOfPaper)];
}

function nameOf(file: string): string {
  return file.replace(/^quiz\/|\.yaml$/g, '');
}

/** The first column flush left, the others flush right. */
function section(title: string, rows: string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

async function main(): Promise<void> {
  const { bank } = await readBank(CONTENT_DIR);
  console.log(reportOn(bank, await readReadings(READINGS_DIR)));
}

if (import.meta.main) await runCommand(main);
