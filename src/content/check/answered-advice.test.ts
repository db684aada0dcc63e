import { expect, test } from 'vitest';
import { rules } from '../rules/all-rules.ts';
import { bankOf, choice } from '../testing/sample.ts';
import { settleAdvice } from './answered-advice.ts';

const file = 'quiz/basic/01-nouns.yaml';
const id = 'basic-nouns-e1-01';
const advice = { file, id, rule: 'stem-length', severity: 'advice', message: 'Long.' } as const;
const settled = (answered: Record<string, string>, ...given: (typeof advice)[]) =>
  settleAdvice(bankOf({ questions: [choice({ answered })] }), rules, given);

test('advice without an answer stays', () => {
  expect(settled({}, advice)).toEqual([advice]);
});

test('an answer silences its advice for its item, and no other', () => {
  const elsewhere = { ...advice, id: 'basic-nouns-e1-02' };
  const answer = { 'stem-length': 'The dialogue needs both lines.' };
  expect(settled(answer, advice, elsewhere as typeof advice)).toEqual([elsewhere]);
});

test('a stale answer is an error', () => {
  expect(settled({ 'stem-length': 'It is long.' })).toMatchObject([
    { id, rule: 'answered-advice', severity: 'error' },
  ]);
});

test('an answer to an unknown rule, or to an error, is an error', () => {
  expect(settled({ 'stem-lenght': 'It is long.' })[0]?.message).toContain('stem-lenght');
  expect(settled({ 'near-twin': 'I like it.' })[0]?.severity).toBe('error');
});
