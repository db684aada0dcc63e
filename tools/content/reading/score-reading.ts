// `npm run content:score -- <content file> <answers file> [--reader fairness|reasons] [--round 2]`: compares a reader's
// answers with the key, or takes the verdicts of a reader of the reasons, writes them to docs/readings and prints what is
// open.

import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type AnswerReading,
  type Reading,
  readerAndRound,
} from '#tools/content/reading/reading-file.ts';
import { runCommand } from '../command.ts';
import { sheetAt } from './one-file.ts';
import { readList, record } from './record.ts';
import { reasonsReadings, summariseReasons, verdictFile } from './score-reasons.ts';
import { entryOf, noSuchEntry, type Sheet, textOf } from './sheets/sheet.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
export const answerFile = z.array(
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

type ReadingRound = Pick<AnswerReading, 'reader' | 'round'>;

/** Returns the readings for these answers. Throws with a line for every answer that fits no entry. */
export function scored(
  sheet: Sheet,
  answers: ReaderAnswer[],
  readingRound: ReadingRound,
): AnswerReading[] {
  const faults: string[] = [];
  const readings = new Map<string, AnswerReading>();
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
function verdictOf(
  { fault, doubt }: ReaderAnswer,
  isKey: boolean | undefined,
): AnswerReading['verdict'] {
  if (fault !== undefined) return 'fault';
  if (isKey === false) return 'differ';
  if (doubt !== undefined) return 'doubt';
  return isKey === undefined ? 'differ' : 'agree';
}

/** A summary for the editor: a line for each reading that does not simply agree, and the total. */
export function summarise(sheet: Sheet, readings: AnswerReading[]): string[] {
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

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reader: { type: 'string', default: 'answer' },
      round: { type: 'string', default: '1' },
    },
  });
  const readingRound = readerAndRound.safeParse({ ...values, round: Number(values.round) });
  const [contentFile, answersFile] = positionals;
  if (contentFile === undefined || answersFile === undefined || !readingRound.success) {
    throw new Error(
      'Usage: npm run content:score -- <content file> <answers file> [--reader answer|fairness|reasons] [--round 1|2]',
    );
  }
  const { reader, round } = readingRound.data;
  const sheet = await sheetAt(contentFile);
  let readings: Reading[];
  let summary: string[];
  if (reader === 'reasons') {
    const judged = reasonsReadings(sheet, await readList(answersFile, verdictFile), round);
    [readings, summary] = [judged, summariseReasons(sheet, judged)];
  } else {
    const answers = scored(sheet, await readList(answersFile, answerFile), { reader, round });
    [readings, summary] = [answers, summarise(sheet, answers)];
  }
  const target = await record(sheet.file, readings);
  for (const line of summary) console.log(line);
  console.log(`Written to ${target}`);
}

if (import.meta.main) await runCommand(main);
