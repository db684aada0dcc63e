import { expect, test } from 'vitest';
import type { Question } from '#domain/quiz/question.ts';
import {
  bankOf,
  choice,
  drag,
  edit,
  findings,
  level,
  listen,
  match,
  order,
  passage,
  rewrite,
  sort,
  spot,
  topic,
  type,
} from '../testing/sample.ts';
import { levelMix } from './level-mix.ts';

const choices = [choice(), choice(), choice(), choice(), spot(), spot(), drag()];
const easy = (...produced: Question[]) => level([...choices, listen(), listen(), ...produced]);
const hard = (...produced: Question[]) =>
  level([...choices, rewrite(), rewrite(), ...produced], { difficulty: 'hard' });

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
  const [message] = await found(level([...choices, drag(), listen(), listen(), order(), type()]));
  expect(message).toContain('2 drag (should be 1), 2 produced (should be 3)');
});

test('whole sentences are rewritten in a hard level, and heard in an easy one', async () => {
  const [few] = await found(
    level([...choices, rewrite(), match(), type(), passage()], { difficulty: 'hard' }),
  );
  expect(few).toContain('1 rewrite (should be 2)');
  expect((await found(easy(sort(), order(), sort(), rewrite())))[0]).toContain('1 rewrite');
  expect((await found(hard(match(), type(), listen(), passage())))[0]).toContain('1 listen');
});

test('the third hard level has a text to edit', async () => {
  const third = (...edits: Question[]) =>
    level([...choices, rewrite(), rewrite(), match(), type(), ...edits, passage()], {
      difficulty: 'hard',
      number: 3,
    });
  expect(await found(third(edit()))).toEqual([]);
  expect((await found(third()))[0]).toContain('0 edit (should be 1)');
  expect((await found(hard(match(), type(), edit(), passage())))[0]).toContain('1 edit');
});

test('from standard 6 on an easy level has one sentence to hear and one to rewrite', async () => {
  const mixed = level([...choices, listen(), rewrite(), order(), sort(), match()]);
  const of = (category: 'basic' | 'intermediate') =>
    findings(levelMix, bankOf({ topics: [topic([...enough, mixed], { category })] }));
  expect(await of('basic')).toEqual([
    'level 11: The level holds 1 rewrite (should be 0), 1 listen (should be 2).',
  ]);
  expect((await of('intermediate')).join()).not.toContain('1 rewrite');
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
