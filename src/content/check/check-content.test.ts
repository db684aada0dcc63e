import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { countsOf } from '../bank/counts.ts';
import { readContent } from '../content.ts';
import { rules } from '../rules/all-rules.ts';
import { choice, level, topic, word } from '../testing/sample.ts';
import { checkContent } from './check-content.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await mkdir(path.join(folder, 'quiz/basic'), { recursive: true });
  await mkdir(path.join(folder, 'vocabulary'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

test('every problem of every file is reported at once', async () => {
  const questions = [choice({ answer: 9 }), choice({ why: 'A beautifull animal.' }), choice()];
  await write('quiz/basic/01-nouns.yaml', stringify(topic([level(questions)]).value));
  await write('quiz/basic/02-pronouns.yaml', 'id: [');
  await write('vocabulary/words.yaml', stringify([word(), word()]));
  const content = await readContent(folder);
  const problems = await checkContent(content);
  const ruleNames = new Set(problems.map(({ rule }) => rule));
  for (const rule of [
    'file-shape',
    'spelling',
    'ids',
    'near-twin',
    'yaml-syntax',
    'words-of-the-day',
  ]) {
    expect(ruleNames).toContain(rule);
  }
  expect(countsOf(content.bank)).toMatchObject({ topics: 1, questions: 2, words: 2, papers: 0 });
});

test('an empty content folder has nothing wrong but that everything is missing', async () => {
  const problems = await checkContent(await readContent(folder));
  const missing = problems.filter(({ rule }) => rule === 'missing-file').map(({ file }) => file);
  expect(missing).toContain('pages/about.yaml');
  expect(missing).toContain('vocabulary/words.yaml');
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['missing-file', 'how-much']));
});

test('a file that nothing reads is reported: its name may be misspelt', async () => {
  await write('vocabulary/word.yaml', '[]');
  await write('quiz/basic/01-nouns.yml', 'id: 1');
  const problems = await checkContent(await readContent(folder));
  const strays = problems.filter(({ rule }) => rule === 'stray-file').map(({ file }) => file);
  expect(strays).toEqual(['quiz/basic/01-nouns.yml', 'vocabulary/word.yaml']);
});

test('rules have names of their own', () => {
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
