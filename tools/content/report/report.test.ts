import { expect, test } from 'vitest';
import {
  bankOf,
  choice,
  drag,
  order,
  pairLevel,
  paper,
  paperQuestion,
  spot,
  word,
} from '#content/testing/sample.ts';
import type { AnswerReading } from '#tools/content/reading/reading-file.ts';
import { sheetsOf } from '#tools/content/reading/sheets/all-sheets.ts';
import { textOf } from '#tools/content/reading/sheets/sheet.ts';
import { reportOn } from './report.ts';

const bank = bankOf({
  questions: [choice(), spot(), drag()],
  words: Array.from({ length: 31 }, (_, day) =>
    word({ word: 'o'.repeat(day + 1), type: day < 2 ? 'noun' : 'verb' }),
  ),
  wordCards: [pairLevel()],
  dropIt: [
    pairLevel({
      pairs: 'opposite',
      words: [
        ['hot', 'cold'],
        ['push', 'pull'],
        ['happy', 'sad'],
      ],
    }),
  ],
  pairReadings: [
    { pairs: 'opposite', words: ['sad', 'happy'], sense: 'feeling joy', sentence: 'Sad or happy?' },
  ],
});

function reading(id: string, changes: Partial<AnswerReading> = {}): AnswerReading {
  return { id, reader: 'answer', answer: 0, verdict: 'agree', round: 1, ...changes };
}
const [one, two, three] = [1, 2, 3].map((number) => `basic-nouns-e1-0${number}`) as [
  string,
  string,
  string,
];
const readings = new Map([
  [
    'quiz/basic/01-nouns.yaml',
    [
      reading(one),
      reading(one, { reader: 'fairness', answer: null, verdict: 'fault' }),
      reading(two, { verdict: 'differ' }),
      reading(two, { answer: 1, round: 2 }),
      reading(three, { answer: 1, verdict: 'doubt' }),
    ],
  ],
  ['vocabulary/words.yaml', [reading('o', { answer: 'O' }), reading('gone', { answer: 'gone' })]],
  // The two games name their levels alike; their readings are kept apart.
  [
    'games/word-cards.yaml',
    [reading('similar easy 1', { answer: 'large – big, kind – fair', verdict: 'agree' })],
  ],
  ['games/drop-it.yaml', [reading('opposite easy 1', { answer: null, verdict: 'differ' })]],
]);
/** The readings as of the bank's present words. */
const ofPresentWords = new Map(
  [...readings].map(([file, all]) => {
    const entries = sheetsOf(bank).find((sheet) => sheet.file === file)?.entries ?? [];
    const withText = all.map((one) => {
      const entry = entries.find(({ id }) => id === one.id);
      return entry === undefined ? one : { ...one, text: textOf(entry) };
    });
    return [file, withText];
  }),
);
const report = reportOn(bank, ofPresentWords);
/** The cells of the row that begins with this text. */
const row = (name: string, inReport = report) =>
  inReport
    .split('\n')
    .find((line) => line.trimStart().startsWith(`${name}  `))
    ?.trim()
    .split(/ {2,}/)
    .slice(1);

test('agreement is counted for every file, for the questions and for all', () => {
  expect(row('basic/01-nouns')?.slice(4)).toEqual(['66.7 % (2/3)', '100.0 % (3/3)', '–']);
  expect(row('all questions')?.slice(4)).toEqual(['66.7 % (2/3)', '100.0 % (3/3)', '–']);
  expect(row('vocabulary/words')?.slice(4)).toEqual(['100.0 % (1/1)', '100.0 % (1/1)', '30']);
  expect(row('games/drop-it')?.slice(4)).toEqual(['0.0 % (0/1)', '0.0 % (0/1)', '–']);
  expect(row('all')?.slice(4)).toEqual(['66.7 % (4/6)', '80.0 % (4/5)', '31']);
});

test('a key that changed after the reader agreed waits for a second round', () => {
  expect(row('games/word-cards')?.slice(4)).toEqual(['100.0 % (1/1)', '–', '1']);
});

test('a reading does not count for words that its reader did not see', () => {
  const mended = bankOf({
    questions: [choice({ text: 'The ____ is asleep.' }), spot(), drag()],
  });
  expect(row('basic/01-nouns', reportOn(mended, ofPresentWords))?.slice(4)).toEqual([
    '66.7 % (2/3)',
    '100.0 % (2/2)',
    '1',
  ]);
  const unstamped = row('basic/01-nouns', reportOn(bank, readings))?.slice(4);
  expect(unstamped).toEqual(['66.7 % (2/3)', '–', '3']);
});

test('the words of the day are listed by month and type', () => {
  expect(row('April')?.slice(0, 3)).toEqual(['30', '2', '28']);
  expect(row('May')?.slice(0, 3)).toEqual(['1', '0', '1']);
});

test('pairs are counted by what confirms them', () => {
  expect(row('games/word-cards, similar')).toEqual(['5', '5', '0', '0']);
  expect(row('games/drop-it, opposite')).toEqual(['3', '2', '1', '0']);
});

test('positions are counted by kind, with the probability of such a spread', () => {
  expect(row('all topics')).toEqual(['1/0/0/0', '0.392', '–', '–', '0/1/0', '0.368', '0 %']);
  const papers = bankOf({ papers: [paper([paperQuestion()])] });
  expect(row('all papers', reportOn(papers, new Map()))?.slice(0, 2)).toEqual(['1/0/0/0', '0.392']);
});

test('the questions of a topic are counted by kind', () => {
  const some = bankOf({ questions: [choice(), spot(), spot(), order()] });
  const [choices, spots, drags, orders, ...others] =
    row('every topic', reportOn(some, new Map())) ?? [];
  expect([choices, spots, drags, orders]).toEqual(['1', '2', '–', '1']);
  expect(new Set(others)).toEqual(new Set(['–']));
});

test('learner errors are counted by item, in the quiz and in the papers', () => {
  const errors = ['action-word-for-naming-word', 'adverb-order', 'adverb-order'];
  const second = bankOf({
    questions: [choice({ errors }), spot()],
    papers: [paper([paperQuestion({ errors })])],
    learnerErrors: ['action-word-for-naming-word', 'adverb-order', 'unused-error'].map((id) => ({
      id,
      area: 'nouns',
      name: 'a name',
      wrong: 'x',
      right: 'y',
    })),
  });
  const report = reportOn(second, new Map());
  expect(row('adverb-order', report)).toEqual(['1', '1']);
  expect(report).toContain('used: 2 of 3');
});

test('settings are counted by keywords', () => {
  const metro = bankOf({ questions: [choice({ text: 'The metro is ____.' }), spot()] });
  expect(row('trains and metro', reportOn(metro, new Map()))).toEqual(['1']);
});
