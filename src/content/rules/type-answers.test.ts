import { expect, test } from 'vitest';
import { findingsIn, type } from '../testing/sample.ts';
import { typeAnswers } from './type-answers.ts';

const why = 'It is another form.';
const typed = (accept: string[], ...wrong: string[]) =>
  type({ accept, wrong: wrong.map((answer) => ({ answer, why })) });

test('an English word that would pass for a slip is found', async () => {
  const [message] = await findingsIn(typeAnswers, typed(['drank'], 'drinked', 'drinks'));
  expect(message).toContain('“drank”');
  expect(message).toMatch(/\bdrink\b.*\bdrunk\b/);
});

test('a word that is accepted or a known mistake is none', async () => {
  expect(await findingsIn(typeAnswers, typed(['drank'], 'drunk', 'drink'))).toEqual([]);
  expect(await findingsIn(typeAnswers, typed(['learnt', 'learned'], 'learn', 'leant'))).toEqual([]);
});

test('a short word has no slips', async () => {
  expect(await findingsIn(typeAnswers, typed(['sat'], 'sit', 'sitted'))).toEqual([]);
});
