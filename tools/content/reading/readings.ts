// Where the readings lie (docs/readings, one file for each content file) and what they amount to.
// The format and what a verdict means: reading-file.ts.

import path from 'node:path';
import { parseFile } from '#content/read/parse-file.ts';
import { yamlFilesIn } from '#content/read/sources.ts';
import { type Reading, readingFile } from '#tools/content/reading/reading-file.ts';

export const READINGS_DIR = path.resolve(import.meta.dirname, '../../../docs/readings');

/** By content file, since the two word games name their levels alike. */
export type Readings = ReadonlyMap<string, Reading[]>;

/** All readings; a file that does not fit the format stops with a sentence that says where. */
export async function readReadings(readingsDir: string): Promise<Readings> {
  const files = await yamlFilesIn(readingsDir);
  return new Map(files.map(({ file, text }) => [file, readingsIn(file, text)]));
}

export function readingsIn(file: string, text: string): Reading[] {
  const { content, problems } = parseFile(file, text, readingFile);
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`${file}, ${problem.id}: ${problem.message}`);
  return content?.value ?? [];
}

/** The answers to the items of one file as they were first written. */
export function firstAnswers(readings: Reading[]): Reading[] {
  return readings.filter(({ reader, round }) => reader === 'answer' && round === 1);
}

/** The answers after mending: of each item of one file its latest round. */
export function latestAnswers(readings: Reading[]): Reading[] {
  const answers = readings.filter(({ reader }) => reader === 'answer');
  const latest = new Map<string, number>();
  for (const { id, round } of answers) latest.set(id, Math.max(round, latest.get(id) ?? 0));
  return answers.filter(({ id, round }) => latest.get(id) === round);
}

/** The reader's answer was the key; a doubt beside it does not take that away, a fault does. */
export function isAgreement({ verdict, answer }: Reading): boolean {
  return verdict === 'agree' || (verdict === 'doubt' && answer !== null);
}
