// `npm run content:score -- <content file> <answers file> [--reader fairness] [--round 2]`: compares a reader's answers
// with the key, writes them to docs/readings and prints the differences.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { parseFile } from '#content/read/parse-file.ts';
import { type Reading, readingFile } from '#tools/content/reading/reading-file.ts';
import { runCommand } from '../command.ts';
import { sheetAt } from './one-file.ts';
import { READINGS_DIR, readingsIn } from './readings.ts';
import { entryOf, noSuchEntry, type Sheet, textOf } from './sheets/sheet.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const answerFile = z.array(
  z.strictObject({
    /** The label of an entry on the blind sheet; for a word, its number. */
    id: z.union([z.string(), z.int()]).transform(String),
    /** Each kind of entry interprets it; null: no answer can be right. */
    answer: z.union([scalar, z.array(z.union([scalar, z.array(scalar)]))]).nullable(),
    doubt: z.string().optional(),
    fault: z.string().optional(),
  }),
);
export type ReaderAnswer = z.infer<typeof answerFile>[number];

type ReadingRound = Pick<Reading, 'reader' | 'round'>;

/** The readings for these answers. Throws with a line for every answer that fits no entry. */
export function scored(
  sheet: Sheet,
  answers: ReaderAnswer[],
  readingRound: ReadingRound,
): Reading[] {
  const faults: string[] = [];
  const readings = new Map<string, Reading>();
  for (const given of answers) {
    const entry = entryOf(sheet, given.id);
    if (entry === undefined) {
      faults.push(noSuchEntry(sheet, [given.id]));
      continue;
    }
    if (readings.has(entry.id)) faults.push(`${given.id} is answered twice.`);
    const parsed = given.answer === null ? undefined : entry.parse(given.answer);
    if (parsed?.ok === false) {
      faults.push(`${given.id}: ${parsed.fault}`);
      continue;
    }
    const note = given.fault ?? given.doubt;
    readings.set(entry.id, {
      id: entry.id,
      reader: readingRound.reader,
      answer: parsed?.answer ?? null,
      verdict: verdictOf(given, parsed?.isKey),
      ...(note === undefined ? {} : { note }),
      round: readingRound.round,
      text: textOf(entry),
    });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...readings.values()];
}

/** `isKey` is undefined if the reader gave no answer. */
function verdictOf({ fault, doubt }: ReaderAnswer, isKey: boolean | undefined): Reading['verdict'] {
  if (fault !== undefined) return 'fault';
  if (isKey === false) return 'differ';
  if (doubt !== undefined) return 'doubt';
  return isKey === undefined ? 'differ' : 'agree';
}

/** New readings replace older ones of the same item, reader and round. */
export function mergeReadings(older: Reading[], newer: Reading[]): Reading[] {
  const keyOf = ({ id, reader, round }: Reading) => `${id} ${reader} ${round}`;
  const replaced = new Set(newer.map(keyOf));
  return [...older.filter((reading) => !replaced.has(keyOf(reading))), ...newer];
}

/** A summary for the editor: a line for each reading that does not simply agree, and the total. */
export function summarise(sheet: Sheet, readings: Reading[]): string[] {
  const open = readings.filter(({ verdict }) => verdict !== 'agree');
  const read = new Set(readings.map(({ id }) => id));
  const unread = sheet.entries.filter(({ id }) => !read.has(id)).map(({ id }) => id);
  return [
    ...open.map(({ id, answer, verdict, note }) => {
      const entry = entryOf(sheet, id);
      const parsed = answer === null ? undefined : entry?.parse(answer);
      const said = parsed?.ok ? `“${parsed.said}”` : 'none';
      return `${verdict}  ${id}  reader ${said}, key “${entry?.key}”${note ? `: ${note}` : ''}`;
    }),
    ...(unread.length === 0 ? [] : [`Not answered: ${shortened(unread)}`]),
    `${readings.length - open.length} of ${readings.length} agree`,
  ];
}

/** A second round leaves most of a file unanswered; ten names are enough to recognise it. */
function shortened(names: string[]): string {
  const shown = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}

async function readAnswers(name: string): Promise<ReaderAnswer[]> {
  const { content, problems } = parseFile(name, await readFile(name, 'utf8'), answerFile);
  if (problems.length > 0) {
    throw new Error(problems.map(({ id, message }) => `${name}, ${id}: ${message}`).join('\n'));
  }
  return content?.value ?? [];
}

async function olderReadings(file: string): Promise<Reading[]> {
  try {
    return readingsIn(file, await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reader: { type: 'string', default: 'answer' },
      round: { type: 'string', default: '1' },
    },
  });
  const readingRound = readingFile.element
    .pick({ reader: true, round: true })
    .safeParse({ reader: values.reader, round: Number(values.round) });
  const [contentFile, answersFile] = positionals;
  if (contentFile === undefined || answersFile === undefined || !readingRound.success) {
    throw new Error(
      'Usage: npm run content:score -- <content file> <answers file> [--reader answer|fairness] [--round 1|2]',
    );
  }
  const sheet = await sheetAt(contentFile);
  const readings = scored(sheet, await readAnswers(answersFile), readingRound.data);
  const target = path.join(READINGS_DIR, sheet.file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, stringify(mergeReadings(await olderReadings(target), readings)));
  for (const line of summarise(sheet, readings)) console.log(line);
  console.log(`Written to ${path.relative('.', target)}`);
}

if (import.meta.main) await runCommand(main);
