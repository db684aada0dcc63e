import { expect, it } from 'vitest';
import { bankOf, choice, findings, spot } from '../testing/sample.ts';
import { questionHint } from './question-hint.ts';

const another = choice({ id: 'basic-nouns-e1-03' });
const found = (hint: string) =>
  findings(questionHint, bankOf({ questions: [choice({ hint }), another, spot()] }));

it('a question may have a hint of its own', async () => {
  expect(await found('Who may sleep under a tree?')).toEqual([]);
});

it.each([
  ['Look at the verb. Who sleeps?', 'one sentence'],
  ['Look at the verb', 'one sentence'],
  [`Ask${' who'.repeat(14)}?`, 'at most 14 words'],
  ['Is it the puppy that sleeps?', 'tells the answer “puppy”'],
  ['Look at the word “asleep.', 'not closed'],
])('but not: %s', async (hint, message) => {
  expect(await found(hint)).toEqual([expect.stringContaining(message)]);
});

it('not all questions of a skill: then the hint of the skill needs mending', async () => {
  const hint = 'Who may sleep under a tree?';
  const bank = bankOf({ questions: [choice({ hint }), { ...another, hint }, spot()] });
  expect(await findings(questionHint, bank)).toEqual([
    expect.stringContaining('Every question of “naming words for animals” has a hint of its own'),
  ]);
});
