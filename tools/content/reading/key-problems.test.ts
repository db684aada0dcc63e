import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, choice } from '#content/testing/sample.ts';
import type { AnswerReading } from '#tools/content/reading/reading-file.ts';
import { keyProblems } from './key-problems.ts';
import { questionSheet } from './sheets/questions.ts';
import { textOf } from './sheets/sheet.ts';

const FILE = 'quiz/basic/01-nouns.yaml';
const sheet = questionSheet(FILE, itemsOf(bankOf({ questions: [choice()] })));
const [entry] = sheet.entries as [(typeof sheet.entries)[number]];
const key = [0, 1, 2, 3].findIndex((index) => {
  const parsed = entry.parse(index);
  return parsed.ok && parsed.isKey;
});
const other = (key + 1) % 4;

const problemsWith = (changes: Partial<AnswerReading>) => {
  const reading: AnswerReading = {
    id: entry.id,
    reader: 'answer',
    answer: key,
    verdict: 'agree',
    round: 1,
    text: textOf(entry),
    ...changes,
  };
  return keyProblems([sheet], new Map([[FILE, [reading]]]));
};

test('a key that is not what the readers answered is named, with their answer', () => {
  const said = entry.parse(other);
  expect(problemsWith({ answer: other })).toEqual([
    {
      file: FILE,
      id: entry.id,
      rule: 'key-as-read',
      severity: 'error',
      message: `The key is “${entry.key}”, but readers of these words answered “${said.ok && said.said}”.`,
    },
  ]);
});

test('the same answer, none, one to other words and a known difference are no problem', () => {
  expect(problemsWith({})).toEqual([]);
  expect(problemsWith({ answer: null, verdict: 'doubt' })).toEqual([]);
  expect(problemsWith({ answer: other, text: '00000000' })).toEqual([]);
  expect(problemsWith({ answer: other, verdict: 'differ' })).toEqual([]);
});
