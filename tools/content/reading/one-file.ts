// The sheet of one content file, whether its path is relative to the project, the working directory or the content
// folder.

import path from 'node:path';
import { readContent } from '#content/content.ts';
import { sheetsOf } from './sheets/all-sheets.ts';
import type { Sheet } from './sheets/sheet.ts';

export const CONTENT_DIR = path.resolve(import.meta.dirname, '../../../content');

/** Throws if there is no such file for readers, or part of it cannot be read. */
export async function sheetAt(name: string): Promise<Sheet> {
  const { bank, problems } = await readContent(CONTENT_DIR);
  const wanted = [path.resolve(name), path.resolve(CONTENT_DIR, name)];
  const sheet = sheetsOf(bank).find(({ file }) => wanted.includes(path.join(CONTENT_DIR, file)));
  // A missing entry would shift the numbers of the words after it.
  if (sheet === undefined || problems.some(({ file }) => file === sheet.file)) {
    throw new Error(
      `No topic, lessons, competition paper, words of the day, word game or practice sheet can be read at ${name}. Try npm run content:check.`,
    );
  }
  return sheet;
}
