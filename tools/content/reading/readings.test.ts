import { expect, test } from 'vitest';
import type { AnswerReading } from '#tools/content/reading/reading-file.ts';
import { firstAnswers, isAgreement, latestAnswers } from './readings.ts';

const reading = (id: string, changes: Partial<AnswerReading> = {}): AnswerReading => ({
  id,
  reader: 'answer',
  answer: 0,
  verdict: 'agree',
  round: 1,
  ...changes,
});

test('the answers count as first read, and after mending each item with its latest round', () => {
  const one = reading('one');
  const two = reading('two', { verdict: 'differ' });
  const mended = reading('two', { round: 2 });
  const all = [one, two, mended, reading('one', { reader: 'fairness', round: 2 })];
  expect(firstAnswers(all)).toEqual([one, two]);
  expect(latestAnswers(all)).toEqual([one, mended]);
});

test('the key with a doubt is agreement; a fault, or a doubt without an answer, is not', () => {
  expect(isAgreement(reading('one', { verdict: 'doubt' }))).toBe(true);
  expect(isAgreement(reading('one', { verdict: 'doubt', answer: null }))).toBe(false);
  expect(isAgreement(reading('one', { verdict: 'fault' }))).toBe(false);
  expect(isAgreement(reading('one', { verdict: 'differ' }))).toBe(false);
});
