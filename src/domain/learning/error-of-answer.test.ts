import { expect, it } from 'vitest';
import { question } from '../quiz/question.ts';
import { errorOfAnswer } from './error-of-answer.ts';

const common = { id: 'basic-nouns-e1-01', skill: 'plurals', title: 'Title', why: 'Why.' };
const choice = question.parse({
  ...common,
  kind: 'choice',
  text: 'Two ____.',
  options: ['book', 'books', "book's"],
  answer: 1,
  whyNot: ['One.', 'Owner.'],
  errors: ['missing-plural-s', 'apostrophe-in-plural'],
});
const spot = question.parse({
  ...common,
  kind: 'spot',
  text: 'Two book fell.',
  options: ['Two book', 'fell', 'No mistake'],
  answer: 0,
  correction: 'Two books fell.',
  whyNot: ['Right.', 'There is one.'],
  errors: ['missing-plural-s'],
});
const typed = question.parse({
  ...common,
  kind: 'type',
  text: 'Two ____ (book) fell.',
  accept: ['books'],
  wrong: [
    { answer: 'book', why: 'One.' },
    { answer: "book's", why: 'Owner.' },
  ],
  errors: ['missing-plural-s', 'apostrophe-in-plural'],
});

it.each([
  ['of the chosen option, before the key', choice, 0, 'missing-plural-s'],
  ['of the chosen option, after the key', choice, 2, 'apostrophe-in-plural'],
  ['none of a right answer', choice, 1, null],
  ['of the sentence, whichever part was taken for wrong', spot, 2, 'missing-plural-s'],
  ['the first of a question without choices', typed, "book's", 'missing-plural-s'],
  ['none of a right answer that was typed', typed, 'Books', null],
] as const)('is that %s', (_, asked, answer, error) => {
  expect(errorOfAnswer(asked, answer)).toBe(error);
});
