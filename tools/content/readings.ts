// Where the readings lie (docs/readings, one file for each content file) and what they amount to.
// The format and what a verdict means: src/domain/content/reading-file.ts.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Reading, readingFile } from '#domain/content/reading-file.ts';
import { parseContent, yamlFilesBelow } from './read-bank.ts';

export const READINGS_DIR = path.resolve(import.meta.dirname, '../../docs/readings');

/** All readings; a file that does not fit the format stops with a sentence that says where. */
export async function readReadings(readingsDir: string): Promise<Reading[]> {
  const files = await yamlFilesBelow(readingsDir, '.');
  const lists = await Promise.all(
    files.map(async (file) =>
      readingsIn(file, await readFile(path.join(readingsDir, file), 'utf8')),
    ),
  );
  return lists.flat();
}

export function readingsIn(file: string, text: string): Reading[] {
  const { content, problems } = parseContent(file, text, readingFile);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${file}, ${problem.id}: ${problem.message}`);
  return content?.value ?? [];
}

export type Agreement = { agreed: number; read: number };

/** How often the reader's answer was the key when the items were first read. */
export function rawAgreement(readings: Reading[]): Agreement {
  return agreementOf(readings.filter(({ reader, round }) => reader === 'answer' && round === 1));
}

/** The same after mending: each item counts with its latest round. */
export function agreementAfterMending(readings: Reading[]): Agreement {
  const answers = readings.filter(({ reader }) => reader === 'answer');
  const latest = new Map<string, number>();
  for (const { id, round } of answers) latest.set(id, Math.max(round, latest.get(id) ?? 0));
  return agreementOf(answers.filter(({ id, round }) => latest.get(id) === round));
}

function agreementOf(readings: Reading[]): Agreement {
  const agreed = readings.filter(
    ({ verdict, answer }) => verdict === 'agree' || (verdict === 'doubt' && answer !== null),
  );
  return { agreed: agreed.length, read: readings.length };
}
