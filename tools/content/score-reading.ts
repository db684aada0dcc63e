// `npm run content:score -- <content file> <answers file> [--reader fairness] [--round 2]`: compares a
// reader's answers with the key, writes them to docs/readings and prints where the two differ.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { type Reading, readingFile } from '#domain/content/reading-file.ts';
import type { Item } from './bank.ts';
import { runCommand } from './command.ts';
import { questionsIn } from './one-file.ts';
import { parseContent } from './read-bank.ts';
import { READINGS_DIR, readingsIn } from './readings.ts';

const answerFile = z.array(
  z.strictObject({
    id: z.string(),
    /** An index from 0, or the letter that the blind sheet shows; null: none can be right. */
    answer: z.union([z.int().min(0), z.string().regex(/^[A-J]$/i)]).nullable(),
    doubt: z.string().optional(),
    fault: z.string().optional(),
  }),
);
export type ReaderAnswer = z.infer<typeof answerFile>[number];

type Occasion = Pick<Reading, 'reader' | 'round'>;

/** The readings that the answers amount to. Ids that the file does not have are an error. */
export function scored(items: Item[], answers: ReaderAnswer[], occasion: Occasion): Reading[] {
  const keys = new Map(items.map(({ id, answer }) => [id, answer]));
  return answers.map((given) => {
    const key = keys.get(given.id);
    if (key === undefined) throw new Error(`The content file has no item ${given.id}.`);
    const answer = indexOf(given.answer);
    const note = given.fault ?? given.doubt;
    return {
      id: given.id,
      reader: occasion.reader,
      answer,
      verdict: verdictOf(given, answer, key),
      ...(note === undefined ? {} : { note }),
      round: occasion.round,
    };
  });
}

function indexOf(answer: ReaderAnswer['answer']): number | null {
  return typeof answer === 'string' ? answer.toUpperCase().charCodeAt(0) - 65 : answer;
}

function verdictOf(given: ReaderAnswer, answer: number | null, key: number): Reading['verdict'] {
  if (given.fault !== undefined) return 'fault';
  if (answer !== null && answer !== key) return 'differ';
  if (given.doubt !== undefined) return 'doubt';
  return answer === null ? 'differ' : 'agree';
}

/** New readings take the place of older ones of the same item, reader and round. */
export function merged(older: Reading[], newer: Reading[]): Reading[] {
  const keyOf = ({ id, reader, round }: Reading) => `${id} ${reader} ${round}`;
  const replaced = new Set(newer.map(keyOf));
  return [...older.filter((reading) => !replaced.has(keyOf(reading))), ...newer];
}

async function readAnswers(name: string): Promise<ReaderAnswer[]> {
  const { content, problems } = parseContent(name, await readFile(name, 'utf8'), answerFile);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${name}, ${problem.id}: ${problem.message}`);
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
  const occasion = readingFile.element
    .pick({ reader: true, round: true })
    .safeParse({ reader: values.reader, round: Number(values.round) });
  const [contentFile, answersFile] = positionals;
  if (contentFile === undefined || answersFile === undefined || !occasion.success) {
    throw new Error(
      'Usage: npm run content:score -- <content file> <answers file> [--reader answer|fairness] [--round 1|2]',
    );
  }
  const { file, items } = await questionsIn(contentFile);
  const readings = scored(items, await readAnswers(answersFile), occasion.data);
  const target = path.join(READINGS_DIR, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, stringify(merged(await olderReadings(target), readings)));

  const itemOf = new Map(items.map((item) => [item.id, item]));
  for (const { id, answer, verdict, note } of readings.filter(
    ({ verdict }) => verdict !== 'agree',
  )) {
    const { choices = [], answer: key = 0 } = itemOf.get(id) ?? {};
    const said = answer === null ? 'none' : `“${choices[Number(answer)] ?? answer}”`;
    console.log(
      `${verdict}  ${id}  reader ${said}, key “${choices[key]}”${note ? `: ${note}` : ''}`,
    );
  }
  const unread = items.filter(({ id }) => !readings.some((reading) => reading.id === id));
  if (unread.length > 0) console.log(`Not answered: ${unread.map(({ id }) => id).join(', ')}`);
  const agreed = readings.filter(({ verdict }) => verdict === 'agree').length;
  console.log(`${agreed} of ${readings.length} agree; written to ${path.relative('.', target)}`);
}

if (import.meta.main) await runCommand(main);
