import { expect, test } from 'vitest';
import { itemsOf } from '#content/bank/bank.ts';
import { bankOf, choice, drag, pairLevel, spot, word } from '#content/testing/sample.ts';
import { mergeReadings } from './record.ts';
import { scored, summarise } from './score-reading.ts';
import { wordCardSheet } from './sheets/pairs.ts';
import { questionSheet } from './sheets/questions.ts';
import { wordSheet } from './sheets/words.ts';

const items = itemsOf(bankOf({ questions: [choice(), spot(), drag()] }));
const questions = questionSheet('quiz/basic/01-nouns.yaml', items);
const [one, two, three] = items.map(({ id }) => id) as [string, string, string];
const first = { reader: 'answer', round: 1 } as const;
const second = { reader: 'answer', round: 2 } as const;

const words = wordSheet({
  file: 'vocabulary/words.yaml',
  value: [word({ word: 'shy' }), word()],
  isWhole: true,
});
const cards = wordCardSheet({
  file: 'games/word-cards.yaml',
  value: [
    pairLevel({
      words: [
        ['big', 'large'],
        ['begin', 'start'],
        ['shut', 'close'],
      ],
    }),
  ],
  isWhole: true,
});
const id = 'similar easy 1';
/** A digest of what the reader saw. */
const text = expect.stringMatching(/^[0-9a-f]{8}$/);

test('answers are compared with the key', () => {
  const answers = [
    { id: one, answer: 'a' },
    { id: two, answer: 2, doubt: 'odd' },
    { id: three, answer: 1, doubt: 'or the field?' },
  ];
  expect(scored(questions, answers, first).map(({ verdict }) => verdict)).toEqual([
    'agree',
    'differ',
    'doubt',
  ]);
});

test('no answer differs; a fault that the reader names counts whatever the answer', () => {
  expect(scored(questions, [{ id: one, answer: null }], first)[0]?.verdict).toBe('differ');
  expect(
    scored(questions, [{ id: one, answer: null, fault: 'Two are right.' }], first)[0],
  ).toMatchObject({ verdict: 'fault', note: 'Two are right.' });
});

test('a word is answered under its number and recorded under itself', () => {
  const answers = [
    { id: '2', answer: 'kind' },
    { id: '1', answer: 'Shyest' },
  ];
  expect(scored(words, answers, second)).toEqual([
    { id: 'generous', reader: 'answer', answer: 'kind', verdict: 'differ', round: 2, text },
    { id: 'shy', reader: 'answer', answer: 'Shyest', verdict: 'agree', round: 2, text },
  ]);
});

test('the pairs of a level are recorded as a line', () => {
  const pairs = [
    ['close', 'shut'],
    ['large', 'big'],
    ['begin', 'start'],
  ];
  expect(scored(cards, [{ id, answer: pairs }], first)).toEqual([
    {
      id,
      reader: 'answer',
      answer: 'close – shut, large – big, begin – start',
      verdict: 'agree',
      round: 1,
      text,
    },
  ]);
});

test('answers that fit no entry stop the scoring, each with a sentence', () => {
  const answers = [
    { id: 'similar easy 9', answer: 'big – large' },
    { id, answer: 'big – large, begin – end' },
  ];
  expect(() => scored(cards, answers, first)).toThrow(
    [
      'games/word-cards.yaml has no entry “similar easy 9”.',
      `${id}: the level has no word “end”; a pair is missing: start, shut, close left over.`,
    ].join('\n'),
  );
  const twice = [
    { id: '2', answer: 'kind' },
    { id: '2', answer: 'generous' },
  ];
  expect(() => scored(words, twice, first)).toThrow('2 is answered twice.');
});

test('the editor sees where reader and key differ, and what is not answered', () => {
  const answer = 'big – start, begin – large, shut – close';
  const readings = scored(cards, [{ id, answer, doubt: 'Odd.' }], first);
  expect(summarise(cards, readings)).toEqual([
    `differ  ${id}  reader “big – start, begin – large”, key “big – large, begin – start, shut – close”: Odd.`,
    '0 of 1 agree',
  ]);
  expect(summarise(words, scored(words, [{ id: '1', answer: 'shy' }], first))).toEqual([
    'Not answered: generous',
    '1 of 1 agree',
  ]);
});

test('reading again replaces the same round of the same reader and keeps the rest', () => {
  const older = scored(
    questions,
    [
      { id: one, answer: 1 },
      { id: two, answer: 1 },
    ],
    first,
  );
  const again = scored(questions, [{ id: one, answer: 0 }], first);
  expect(mergeReadings(older, again)).toEqual([older[1], again[0]]);
  expect(mergeReadings(older, scored(questions, [{ id: one, answer: 0 }], second))).toHaveLength(3);
});
