// Parses a reader's file and adds its readings to docs/readings.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { parseFile } from '#content/read/parse-file.ts';
import type { Reading } from '#tools/content/reading/reading-file.ts';
import { READINGS_DIR, readingsIn } from './readings.ts';

/** Returns the list in a reader's file. Throws with a line for each fault. */
export async function readList<T>(name: string, schema: z.ZodType<T[]>): Promise<T[]> {
  const { content, problems } = parseFile(name, await readFile(name, 'utf8'), schema);
  if (problems.length > 0) {
    throw new Error(problems.map(({ id, message }) => `${name}, ${id}: ${message}`).join('\n'));
  }
  return content?.value ?? [];
}

/** Adds readings to those of one content file. Returns the path of the readings. */
export async function record(contentFile: string, readings: Reading[]): Promise<string> {
  const target = path.join(READINGS_DIR, contentFile);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, stringify(mergeReadings(await olderReadings(target), readings)));
  return path.relative('.', target);
}

/**
 * New readings replace older ones of the same item, reader and round. A verdict on reasons replaces only one on the same
 * words: what was found in the words before they were mended stays on record.
 */
export function mergeReadings(older: Reading[], newer: Reading[]): Reading[] {
  const keyOf = ({ id, reader, round, text }: Reading) =>
    `${id} ${reader} ${round} ${reader === 'reasons' ? text : ''}`;
  const replaced = new Set(newer.map(keyOf));
  return [...older.filter((reading) => !replaced.has(keyOf(reading))), ...newer];
}

async function olderReadings(file: string): Promise<Reading[]> {
  try {
    return readingsIn(file, await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
