import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairLevel } from '../word-game/pair-level.ts';
import {
  type DropGame,
  type DropGameEvent,
  dropScore,
  markSlots,
  playDropGame,
  startDropGame,
} from './drop-game.ts';
import { dropLevel } from './drop-levels.ts';

const file: PairLevel[] = [
  { pairs: 'similar', difficulty: 'hard', level: 1, words: [['vast', 'huge']] },
  { pairs: 'similar', difficulty: 'easy', level: 2, words: [['glad', 'happy']] },
  {
    pairs: 'similar',
    difficulty: 'easy',
    level: 1,
    words: [
      ['big', 'large'],
      ['quick', 'fast'],
      ['begin', 'start'],
      ['shut', 'close'],
      ['clever', 'smart'],
    ],
  },
  { pairs: 'opposite', difficulty: 'easy', level: 1, words: [['big', 'small']] },
];
const choice = { src: 's', difficulty: 'easy' } as const;
const level = dropLevel(file, choice, 1) ?? { options: [], slots: [] };

const drop = (tileId: number, to: number | 'options' | null): DropGameEvent => ({
  type: 'drop',
  tileId,
  from: 'options',
  to,
});
const place = fc.oneof(fc.constant('options' as const), fc.integer({ min: 0, max: 6 }));
const event: fc.Arbitrary<DropGameEvent> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('drop' as const),
      tileId: fc.integer({ min: 0, max: 6 }),
      from: place,
      to: fc.option(place),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('takeBack' as const),
      slotKey: fc.integer({ min: 0, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<DropGameEvent>({ type: 'submit' }) },
);
const events = fc.array(event, { maxLength: 60 });
const idsIn = (game: DropGame) =>
  [...game.options, ...game.slots.flatMap((slot) => slot.items)].map((tile) => tile.id);

describe('a drop-it level', () => {
  it('makes slots of the first words and tiles of the second, keyed from 1', () => {
    expect(level.slots.map(({ key, name, items }) => [key, name, items])).toEqual([
      [1, 'big', []],
      [2, 'quick', []],
      [3, 'begin', []],
      [4, 'shut', []],
      [5, 'clever', []],
    ]);
    expect(level.options.map((tile) => [tile.pairId, tile.word])).toEqual([
      [1, 'large'],
      [2, 'fast'],
      [3, 'start'],
      [4, 'close'],
      [5, 'smart'],
    ]);
  });

  it('is found by its kind of pair, difficulty and number', () => {
    expect(dropLevel(file, { src: 'a', difficulty: 'easy' }, 1)?.options[0]?.word).toBe('small');
    expect(dropLevel(file, choice, 3)).toBeNull();
  });
});

describe('a drop-it game', () => {
  const game = startDropGame(level, 3);

  it('moves a tile into an empty slot, which is then disabled', () => {
    const one = playDropGame(game, drop(2, 4));
    expect(one.slots.find((slot) => slot.key === 4)?.items.map((tile) => tile.id)).toEqual([2]);
    expect(one.options).toHaveLength(4);
    expect(one.effects).toEqual([{ type: 'sound', sound: 'drop' }]);
    expect(playDropGame(one, drop(1, 4))).toBe(one);
  });

  it.each([
    drop(1, 'options'),
    drop(1, null),
    drop(9, 1),
    drop(1, 9),
    { type: 'drop', tileId: 1, from: 2, to: 3 } as const,
  ])('ignores %o', (ignored) => {
    expect(playDropGame(game, ignored)).toBe(game);
  });

  it('leaves a placed tile where it is', () => {
    const one = playDropGame(game, drop(2, 4));
    expect(playDropGame(one, { type: 'drop', tileId: 2, from: 4, to: 1 })).toBe(one);
    expect(playDropGame(one, { type: 'drop', tileId: 2, from: 4, to: 'options' })).toBe(one);
    expect(playDropGame(one, drop(2, 1))).toBe(one);
  });

  it('gives a placed tile back, until Submit', () => {
    const placed = playDropGame(game, drop(2, 4));
    const back = playDropGame(placed, { type: 'takeBack', slotKey: 4 });
    expect(back.slots.every((slot) => slot.items.length === 0)).toBe(true);
    expect(back.options.map((tile) => tile.id).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(playDropGame(back, { type: 'takeBack', slotKey: 4 })).toBe(back);
    expect(dropScore(playDropGame(back, drop(2, 2)))).toBe(1);
    const submitted = playDropGame(placed, { type: 'submit' });
    expect(playDropGame(submitted, { type: 'takeBack', slotKey: 4 })).toBe(submitted);
  });

  it('marks each slot with the word in it and the one that belongs there', () => {
    const marked = markSlots([drop(1, 1), drop(2, 3)].reduce(playDropGame, game));
    expect(marked).toEqual([
      { name: 'big', placed: 'large', rightOne: 'large' },
      { name: 'quick', placed: null, rightOne: 'fast' },
      { name: 'begin', placed: 'fast', rightOne: 'start' },
      { name: 'shut', placed: null, rightOne: 'close' },
      { name: 'clever', placed: null, rightOne: 'smart' },
    ]);
  });

  it('scores the tiles in their own slots', () => {
    const all = [1, 2, 3, 4, 5];
    expect(dropScore(all.map((n) => drop(n, n)).reduce(playDropGame, game))).toBe(5);
    expect(dropScore([drop(1, 2), drop(2, 1), drop(3, 3)].reduce(playDropGame, game))).toBe(1);
    expect(dropScore(game)).toBe(0);
  });

  it('keeps every tile in one place, one a slot, and the score within 0 and 5', () => {
    fc.assert(
      fc.property(fc.integer(), events, (seed, list) => {
        let played = startDropGame(level, seed);
        for (const next of list) {
          const before = played;
          played = playDropGame(before, next);
          expect(idsIn(played).sort()).toEqual([1, 2, 3, 4, 5]);
          expect(Math.max(...played.slots.map((slot) => slot.items.length))).toBeLessThanOrEqual(1);
          const most = next.type === 'takeBack' ? [-1, 0] : [0, 1];
          expect(most).toContain(dropScore(played) - dropScore(before));
          expect(dropScore(played)).toBeLessThanOrEqual(5);
          if (before.isSubmitted) expect(played).toBe(before);
        }
      }),
    );
  });

  it('is the same again from the same seed and events', () => {
    fc.assert(
      fc.property(fc.integer(), events, (seed, list) => {
        const run = () => list.reduce(playDropGame, startDropGame(level, seed));
        expect(run()).toEqual(run());
      }),
    );
  });
});
