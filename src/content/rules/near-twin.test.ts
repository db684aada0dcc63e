import { expect, test } from 'vitest';
import {
  bankOf,
  choice,
  drag,
  findings,
  findingsIn,
  paper,
  paperQuestion,
} from '../testing/sample.ts';
import { nearTwin } from './near-twin.ts';
import { paperRepeatsQuiz } from './paper-repeats-quiz.ts';

const text = 'Meera ____ her bicycle to the market every Sunday.';
const options = ['rides', 'ride', 'riding'];
const first = choice({ text, options });
const second = (changes: Parameters<typeof choice>[0]) =>
  choice({ id: 'basic-nouns-e1-02', text, options, ...changes });

test('different questions are no twins', async () => {
  const other = second({
    text: 'The ____ rang before the lesson began.',
    options: ['bell', 'loud', 'ring'],
  });
  expect(await findingsIn(nearTwin, first, other)).toEqual([]);
});

test('the same question is found', async () => {
  expect(await findingsIn(nearTwin, first, second({}))).toEqual([
    'basic-nouns-e1-02: This item is the same as basic-nouns-e1-01 (quiz/basic/01-nouns.yaml).',
  ]);
});

test('swapped names make a twin', async () => {
  const swapped = second({ text: text.replace('Meera', 'Gurpreet') });
  expect((await findingsIn(nearTwin, first, swapped))[0]).toContain('nearly the same');
});

test('a sentence that comes back with other options is a twin', async () => {
  expect(
    await findingsIn(nearTwin, first, second({ options: ['drives', 'drive', 'drove'] })),
  ).toHaveLength(1);
});

test('a sentence that comes back as a drag question is a twin', async () => {
  const asDrag = drag({ text: text.replace('____', 'rides') });
  expect(await findingsIn(nearTwin, first, asDrag)).toHaveLength(1);
});

test('the same question about other words is no twin', async () => {
  const which = 'Which of these nouns takes a singular verb?';
  const one = choice({ text: which, options: ['news', 'scissors', 'cattle'] });
  const other = second({ text: which, options: ['people', 'mathematics', 'trousers'] });
  expect(await findingsIn(nearTwin, one, other)).toEqual([]);
});

test('a quiz item in a competition paper is found by its own rule', async () => {
  const repeated = paper([
    paperQuestion({ question: text.replace('Meera', 'Anu'), options: [...options, 'rode'] }),
  ]);
  const bank = bankOf({ questions: [first], papers: [repeated] });
  expect(await findings(nearTwin, bank)).toEqual([]);
  expect(await findings(paperRepeatsQuiz, bank)).toEqual([
    'c7-s2-01: This question is nearly the same as the quiz item basic-nouns-e1-01 (quiz/basic/01-nouns.yaml).',
  ]);
  const fresh = bankOf({ questions: [first], papers: [paper([paperQuestion()])] });
  expect(await findings(paperRepeatsQuiz, fresh)).toEqual([]);
});
