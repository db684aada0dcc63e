import { expect, test } from 'vitest';
import type { PaperQuestion } from '#domain/competition/paper-file.ts';
import type { Question } from '#domain/quiz/question.ts';
import {
  bankOf,
  choice,
  drag,
  findings,
  level,
  paper,
  paperQuestion,
  spot,
  topic,
} from '../testing/sample.ts';
import { sameTrap } from './same-trap.ts';

const basic = choice({
  skill: 'too and very',
  text: 'This tea is ____ hot to drink.',
  options: ['too', 'very', 'enough', 'much'],
  errors: ['very-for-too', 'enough-order', 'much-for-very'],
});
const later = {
  id: 'intermediate-adverbs-e1-01',
  skill: 'degree',
  text: 'The shelf is ____ high for my brother to reach.',
  errors: ['much-for-very', 'very-for-too', 'enough-order'],
};

/** What the rule says of an intermediate question beside a basic one. */
function against(first: Question, second: Question): Promise<string[]> {
  const intermediate = topic([level([second])], { category: 'intermediate' }, 'quiz/i.yaml');
  return findings(sameTrap, bankOf({ topics: [topic([level([first])]), intermediate] }));
}

test('the same answer and the same learner errors are the same trap, whatever the sentence', async () => {
  expect(await against(basic, choice({ ...basic, ...later }))).toEqual([
    'intermediate-adverbs-e1-01: The same skill, form and answer as basic-nouns-e1-01: This tea is ____ hot to drink.',
  ]);
});

test.each<[string, Partial<typeof basic>]>([
  ['another answer', { answer: 1 }],
  ['other learner errors', { errors: ['very-for-too', 'adverb-order'] }],
  ['another form', { text: 'Which word means more than enough?' }],
  [
    'two thirds of the errors alone',
    { errors: ['very-for-too', 'enough-order'], options: ['too', 'very', 'quite', 'so'] },
  ],
])('%s is another trap', async (_, changes) => {
  expect(await against(basic, choice({ ...basic, ...later, ...changes }))).toEqual([]);
});

test.each<[string, Partial<typeof basic>]>([
  ['a skill named alike', { skill: 'Too and very', errors: ['adverb-order'] }],
  [
    'two thirds of the errors with two of the wrong choices',
    { errors: ['very-for-too', 'enough-order'] },
  ],
])('%s is the same trap', async (_, changes) => {
  expect(await against(basic, choice({ ...basic, ...later, ...changes }))).toHaveLength(1);
});

test('a kind of question is compared with its own kind', async () => {
  const same = { skill: 'naming words', errors: ['other-word-for-noun'] };
  const first = drag(same);
  expect(await against(first, drag({ ...same, text: 'A farmer came.' }))).toHaveLength(1);
  const gap = choice({ ...same, options: ['farmer', 'came'], answer: 0 });
  expect(await against(first, gap)).toEqual([]);
});

test('sentences with a mistake are compared by what mends them', async () => {
  const mistake = (text: string, correction: string) =>
    spot({ text, correction, skill: text, errors: ['agreement-each-every'] });
  const first = mistake('Nobody were there.', 'Nobody was there.');
  expect(await against(first, mistake('Each were heard.', 'Each was heard.'))).toHaveLength(1);
  expect(await against(first, mistake('Each are heard.', 'Each is heard.'))).toEqual([]);

  const comma = mistake('My sister, sings.', 'My sister sings.');
  expect(await against(comma, mistake('His uncle, drove.', 'His uncle drove.'))).toHaveLength(1);
  const capital = mistake('It was january.', 'It was January.');
  expect(await against(capital, mistake('He likes hindi.', 'He likes Hindi.'))).toEqual([]);
});

test('a competition paper is compared with both categories of the quiz', async () => {
  const paperItem: Partial<PaperQuestion> = { question: later.text, options: basic.options };
  const bank = bankOf({
    questions: [basic],
    papers: [paper([paperQuestion({ ...paperItem, skill: basic.skill })])],
  });
  expect(await findings(sameTrap, bank)).toHaveLength(1);
});

test('items of the same category are left to the other rules', async () => {
  const bank = bankOf({ questions: [basic, choice({ ...basic, ...later })] });
  expect(await findings(sameTrap, bank)).toEqual([]);
});
