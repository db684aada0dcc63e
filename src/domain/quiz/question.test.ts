import { expect, it } from 'vitest';
import { paperFile } from '../competition/paper-file.ts';
import { question } from './question.ts';

const common = { id: 'basic-nouns-e1-01', skill: 'nouns', title: 'Choose.', why: 'It is so.' };
const choice = {
  ...common,
  kind: 'choice',
  text: 'The ____ sleeps.',
  options: ['puppy', 'softly'],
  answer: 0,
  whyNot: ['It tells how.'],
  errors: ['manner-word-for-naming-word'],
};
const spot = { ...choice, kind: 'spot', correction: 'The puppy sleeps.' };
const drag = {
  ...common,
  kind: 'drag',
  text: 'Our puppy sleeps.',
  answer: 1,
  whyNot: ['It tells whose.', 'It is an action.'],
  errors: ['other-word-for-pronoun', 'action-word-for-naming-word'],
};
const faultsOf = (value: object) =>
  question.safeParse(value).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

it.each([choice, spot, drag])('takes a whole question: $kind', (whole) => {
  expect(faultsOf(whole)).toEqual([]);
});

it.each([choice, spot, drag])('refuses a key that is none of the choices: $kind', (whole) => {
  const last = whole.kind === 'drag' ? 2 : 1;
  expect(faultsOf({ ...whole, answer: 9 })).toEqual([
    `answer: it is 9, but places count from 0 and the last one is ${last}`,
  ]);
  expect(faultsOf({ ...whole, answer: last + 1 })).toHaveLength(1);
  expect(faultsOf({ ...whole, answer: last })).toEqual([]);
});

it.each([choice, spot, drag])('refuses a reason too few or too many: $kind', (whole) => {
  expect(faultsOf({ ...whole, whyNot: [] })).toHaveLength(1);
  expect(faultsOf({ ...whole, whyNot: ['One.', 'Two.', 'Three.'] })).toHaveLength(1);
});

it.each([choice, spot, drag])('refuses a question without its learner errors: $kind', (whole) => {
  expect(faultsOf({ ...whole, errors: undefined })).toHaveLength(1);
});

it('applies the same rules to a competition question', () => {
  const whole = {
    id: 'c7-s2-01',
    tier: 'easy',
    skill: 'nouns',
    question: 'The ____ sleeps.',
    options: ['puppy', 'softly'],
    answer: 0,
    why: 'It is so.',
    whyNot: ['How.'],
    errors: ['manner-word-for-naming-word'],
  };
  const paperWith = (changes: object) => ({
    competition: 7,
    standard: 2,
    id: 702,
    questions: [{ ...whole, ...changes }],
  });
  expect(paperFile.safeParse(paperWith({})).success).toBe(true);
  expect(paperFile.safeParse(paperWith({ answer: 2 })).success).toBe(false);
  expect(paperFile.safeParse(paperWith({ errors: undefined })).success).toBe(false);
});
