import { expect, test } from 'vitest';
import type { Question } from '#domain/quiz/question.ts';
import {
  bankOf,
  choice,
  drag,
  findings,
  level,
  match,
  order,
  passage,
  sort,
  spot,
  topic,
  type,
} from '../testing/sample.ts';
import { levelMix } from './level-mix.ts';

const choices = [choice(), choice(), choice(), choice(), spot(), spot(), drag()];
const easy = (...produced: Question[]) => level([...choices, ...produced]);
const hard = (...produced: Question[]) => level([...choices, ...produced], { difficulty: 'hard' });

/** Two levels that hold each kind at least twice beside others. */
const enough = [
  easy(order(), sort(), match()),
  easy(order(), type(), sort()),
  easy(match(), type(), type()),
];

const found = (...levels: ReturnType<typeof level>[]) =>
  findings(levelMix, bankOf({ topics: [topic([...enough, ...levels])] }));

test('four to choose, two to find, one to drag and three to produce pass', async () => {
  expect(await found(easy(sort(), order(), sort()), hard(match(), type(), passage()))).toEqual([]);
});

test('another mix is found, with what is there', async () => {
  const [message] = await found(level([...choices, drag(), order(), type()]));
  expect(message).toContain('2 drag (should be 1), 2 produced (should be 3)');
});

test('three of one kind are too few kinds', async () => {
  expect(await found(easy(sort(), sort(), sort()))).toHaveLength(1);
  expect(await found(hard(sort(), sort(), passage()))).toHaveLength(1);
});

test('a passage ends a hard level, and no easy one has it', async () => {
  expect((await found(easy(sort(), order(), passage())))[0]).toContain('easy level');
  expect((await found(hard(sort(), passage(), order())))[0]).toContain('last question');
  expect((await found(hard(sort(), order(), match())))[0]).toContain('last question');
});

test('a topic has each kind at least twice', async () => {
  const rare = [
    topic([
      easy(order(), sort(), match()),
      easy(order(), sort(), match()),
      easy(order(), sort(), type()),
    ]),
  ];
  expect(await findings(levelMix, bankOf({ topics: rare }))).toEqual([
    'file: The topic holds 1 type question; 2 is the least.',
  ]);
});

test('a file with unreadable questions is not counted', async () => {
  const broken = { ...topic([level([choice()])]), isWhole: false };
  expect(await findings(levelMix, bankOf({ topics: [broken] }))).toEqual([]);
});
