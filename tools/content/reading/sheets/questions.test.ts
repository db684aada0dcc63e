import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, choice, drag, spot } from '#content/testing/sample.ts';
import { questionSheet } from './questions.ts';

const items = itemsOf(bankOf({ questions: [choice(), spot(), drag()] }));
const { entries } = questionSheet('quiz/basic/01-nouns.yaml', items);
const [choiceEntry, spotEntry, dragEntry] = entries;

test('a question shows what the child sees', () => {
  expect(spotEntry?.lines).toContain('  B  two book');
  expect(dragEntry?.lines.at(-1)).toMatch(/^ {2}\[0\] Our {2}\[1\] farmer/);
});

test('an answer is an index or a letter', () => {
  expect(choiceEntry?.parse('a')).toMatchObject({ answer: 0, isKey: true, said: 'puppy' });
  expect(choiceEntry?.parse(3)).toMatchObject({ answer: 3, isKey: false, said: 'sleeps' });
});

test.each([['E'], [4], [-1], [0.5], ['puppy'], [''], [[0]]])('%o is no answer', (given) => {
  expect(choiceEntry?.parse(given)).toMatchObject({ ok: false });
});
