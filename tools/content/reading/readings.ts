// Reads the readings (docs/readings, one file per content file) and sums them up.
// The format and the verdicts: reading-file.ts.

import path from 'node:path';
import { parseFile } from '#content/read/parse-file.ts';
import { yamlFilesIn } from '#content/read/sources.ts';
import {
  type AnswerReading,
  type Reading,
  readingFile,
} from '#tools/content/reading/reading-file.ts';

export const READINGS_DIR = path.resolve(import.meta.dirname, '../../../docs/readings');

/** By content file, since both word games name their levels alike. */
export type Readings = ReadonlyMap<string, Reading[]>;

/** Returns all readings. Throws an error with the place if a file does not fit the format. */
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

/** The answers to the items of one file as first written. */
export function firstAnswers(readings: Reading[]): AnswerReading[] {
  return answersAmong(readings).filter(({ round }) => round === 1);
}

/** The answers after mending: the latest round of each item of one file. */
export function latestAnswers(readings: Reading[]): AnswerReading[] {
  const answers = answersAmong(readings);
  const latest = new Map<string, number>();
  for (const { id, round } of answers) latest.set(id, Math.max(round, latest.get(id) ?? 0));
  return answers.filter(({ id, round }) => latest.get(id) === round);
}

function answersAmong(readings: Reading[]): AnswerReading[] {
  return readings.filter((reading): reading is AnswerReading => reading.reader === 'answer');
}

/** Whether the reader's answer was the key; a doubt does not change that, a fault does. */
export function isAgreement({
  verdict,
  answer,
}: Pick<AnswerReading, 'verdict' | 'answer'>): boolean {
  return verdict === 'agree' || (verdict === 'doubt' && answer !== null);
}
