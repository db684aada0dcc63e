import { expect, test } from 'vitest';
import {
  bankOf,
  choice,
  findings,
  findingsIn,
  level,
  match,
  order,
  paper,
  paperQuestion,
  passage,
  sort,
  topic,
  type,
} from '../testing/sample.ts';
import { producedTwins } from './produced-twins.ts';

test('questions that have little in common pass', async () => {
  expect(
    await findingsIn(producedTwins, choice(), order(), sort(), match(), type(), passage()),
  ).toEqual([]);
});

test.each([
  ['an order', order({ text: 'the puppy | is asleep | under the mango tree.' })],
  [
    'a type',
    type({ text: 'The puppy is ____ (be tired) under the mango tree.', accept: ['asleep'] }),
  ],
  ['a passage', passage({ text: `${passage().text}\nThe puppy is asleep under the mango tree.` })],
])(
  'a sentence of %s that a choice has with its answer in place is found',
  async (_kind, question) => {
    const [message] = await findingsIn(producedTwins, choice(), question);
    expect(message).toMatch(/nearly the same as .* basic-nouns-e1-01/);
  },
);

test('the same words to sort, or the same pairs, are found', async () => {
  const again = { id: 'basic-nouns-e1-19' };
  expect(
    await findingsIn(producedTwins, sort(), sort({ ...again, boxes: sort().boxes.toReversed() })),
  ).toHaveLength(1);
  expect(
    await findingsIn(
      producedTwins,
      match(),
      match({ ...again, pairs: match().pairs.toReversed() }),
    ),
  ).toHaveLength(1);
});

test('a sentence of a competition paper is not met in the quiz', async () => {
  const topics = [topic([level([order({ text: 'my bicycle | has | a red bell.' })])])];
  const papers = [paper([paperQuestion()])];
  expect(await findings(producedTwins, bankOf({ topics, papers }))).toHaveLength(1);
});
