import { expect, test } from 'vitest';
import { bankOf, choice, drag, findings, paper, paperQuestion, spot } from '../testing/sample.ts';
import { learnerErrors } from './learner-errors.ts';

const known = ['missing-plural-s', 'action-word-for-naming-word'].map((id) => ({
  id,
  area: 'nouns',
  name: 'a name',
  wrong: 'two book',
  right: 'two books',
}));
const found = (parts: Parameters<typeof bankOf>[0]) =>
  findings(learnerErrors, bankOf({ learnerErrors: known, ...parts }));
const three = Array.from({ length: 3 }, () => 'missing-plural-s');

test('one error a wrong choice, and one for a find-the-mistake question, pass', async () => {
  const questions = [
    choice({ errors: three }),
    spot({ errors: ['missing-plural-s'] }),
    drag({ errors: [...three, 'action-word-for-naming-word'] }),
  ];
  expect(await found({ questions, papers: [paper([paperQuestion({ errors: three })])] })).toEqual(
    [],
  );
});

test('a wrong number of errors and an unknown error are found', async () => {
  expect(await found({ questions: [choice({ errors: ['no-such-error'] })] })).toEqual([
    'basic-nouns-e1-01: It names 1 learner error; it should name 3.',
    'basic-nouns-e1-01: The catalogue has no learner error “no-such-error”.',
  ]);
  const papers = [paper([paperQuestion({ errors: three.slice(1) })])];
  expect(await found({ papers })).toEqual([
    'c7-s2-01: It names 2 learner errors; it should name 3.',
  ]);
});

test('an id that the catalogue uses twice is found', async () => {
  expect(await found({ learnerErrors: [...known, ...known.slice(0, 1)] })).toEqual([
    'missing-plural-s: This id is used twice.',
  ]);
});
