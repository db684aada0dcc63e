import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { rules } from '#content/rules/all-rules.ts';
import { choice, level, topic, word } from '#content/testing/sample.ts';
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
  const questions = [choice({ answer: 9 }), choice({ why: 'A beautifull animal.' })];
  await write('quiz/basic/01-nouns.yaml', stringify(topic([level(questions)]).value));
  await write('quiz/basic/02-pronouns.yaml', 'id: [');
  await write('vocabulary/words.yaml', stringify([word(), word()]));
  const { problems, counts } = await checkContent(folder);
  const ruleNames = new Set(problems.map(({ rule }) => rule));
  for (const rule of [
    'one-answer',
    'spelling',
    'ids',
    'near-twin',
    'yaml-syntax',
    'words-of-the-day',
  ]) {
    expect(ruleNames).toContain(rule);
  }
  expect(counts).toMatchObject({ topics: 1, questions: 2, words: 2, papers: 0 });
});

test('an empty content folder has nothing wrong but that every collection is missing', async () => {
  const { problems } = await checkContent(folder);
  expect(problems.map(({ rule }) => rule)).toEqual(Array(5).fill('how-much'));
});

test('rules have names of their own', () => {
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
