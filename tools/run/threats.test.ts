// Every line of the threat model (docs/threats.md) names a test that exists; a planted wrong one proves that this check
// finds it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const docs = join(import.meta.dirname, '../../docs');
const REFERENCE = /\[[^\]]+\]\(([^)]+)\) "([^"]+)"/g;

/** The lines of the page's tables, without their headings. */
function linesOf(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  return rows.filter((row) => !row.startsWith('| threat |'));
}

/** Lines that name no test, or one that does not exist. */
function unshown(page: string): string[] {
  return linesOf(page).filter((line) => {
    const references = [...line.matchAll(REFERENCE)];
    const areThere = references.every(([, path = '', title = '']) => {
      const file = join(docs, path);
      if (!/\.(test|spec)\.tsx?$/.test(path) || !existsSync(file)) return false;
      return readFileSync(file, 'utf8').includes(title);
    });
    return references.length === 0 || !areThere;
  });
}

it('every threat has a test that exists', () => {
  const page = readFileSync(join(docs, 'threats.md'), 'utf8');
  expect(linesOf(page).length).toBeGreaterThan(30);
  expect(unshown(page)).toEqual([]);
});

it.each([
  ['no test', '| a threat | an answer | |'],
  ['a file that is gone', '| a threat | an answer | [x](../src/gone.test.ts) "a test" |'],
  ['a file that is no test', '| a threat | an answer | [x](../src/server/app.ts) "buildApp" |'],
  [
    'a title that is gone',
    '| a threat | an answer | [x](../tools/run/references.test.ts) "is planted nowhere" |',
  ],
  [
    'one of two that is gone',
    '| a threat | an answer | [x](../tools/run/references.test.ts) "lets right references through"; [y](../src/gone.test.ts) "a test" |',
  ],
])('finds a line with %s', (_what, line) => {
  expect(unshown(line)).toEqual([line]);
});

it('lets a right line through', () => {
  const line =
    '| a threat | an answer | [x](../tools/run/references.test.ts) "lets right references through" |';
  expect(unshown(line)).toEqual([]);
});
