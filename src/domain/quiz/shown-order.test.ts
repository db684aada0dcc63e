import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NO_MISTAKE } from './choices.ts';
import { wordBank } from './kinds/rewrite-marking.ts';
import { wordsToSort } from './kinds/sort-marking.ts';
import { movableTiles } from './sentence-tiles.ts';
import { shownOrder, shuffleQuestions } from './shown-order.ts';
import {
  choice,
  drag,
  edit,
  listen,
  match,
  ofEveryKind,
  order,
  passage,
  rewrite,
  sort,
  spot,
  type,
} from './testing/questions.ts';

const seed = fc.string();
const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
const counts = new Map<unknown, number>([
  [choice, choice.options.length],
  [order, movableTiles(order.text).tiles.length],
  [sort, wordsToSort(sort).length],
  [match, match.pairs.length],
  [rewrite, wordBank(rewrite).tiles.length],
]);

describe('what a question shows', () => {
  it('is there once each, and in the same order whenever it is shown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ofEveryKind), seed, (question, one) => {
        const shown = shownOrder(question, one);
        expect([...shown].sort()).toEqual([...Array(counts.get(question) ?? 0).keys()]);
        expect(shownOrder(question, one)).toEqual(shown);
      }),
    );
  });

  it('comes in another order when a level is played again', () => {
    for (const question of [choice, order, sort, match, rewrite]) {
      expect(new Set(seeds.map((one) => shownOrder(question, one).join())).size).toBeGreaterThan(5);
    }
  });

  it('comes in the written order the first time where that gives nothing away', () => {
    expect(shownOrder(choice, '')).toEqual([0, 1, 2, 3]);
  });

  it.each([spot, drag, type, listen, edit, passage])(
    'stays as written where it is a sentence: $kind',
    (question) => {
      for (const one of seeds) expect(shownOrder(question, one)).toEqual([]);
    },
  );

  it('stays as written where its options are the parts of a sentence', () => {
    const parts = { ...choice, options: ['Meena put', 'two book', NO_MISTAKE] };
    for (const one of seeds) expect(shownOrder(parts, one)).toEqual([0, 1, 2]);
  });

  it('is never a sentence that is already in order, nor a pair side by side', () => {
    fc.assert(
      fc.property(seed, (one) => {
        expect(shownOrder(order, one)).not.toEqual([0, 1, 2, 3, 4]);
        const short = { ...order, text: 'we | are | here.' };
        expect(shownOrder(short, one)).not.toEqual([0, 1, 2]);
        expect(shownOrder(match, one).some((right, left) => right === left)).toBe(false);
      }),
    );
  });

  it('differs from question to question', () => {
    const orders = seeds.map((id) => shownOrder({ ...match, id }, '').join());
    expect(new Set(orders).size).toBeGreaterThan(5);
  });
});

test('a level is asked as written the first time, and mixed when it is played again', () => {
  expect(shuffleQuestions(ofEveryKind, '')).toBe(ofEveryKind);
  const orders = seeds.map((one) => shuffleQuestions(ofEveryKind, one).map(({ id }) => id));
  for (const ids of orders) expect([...ids].sort()).toEqual(ofEveryKind.map(({ id }) => id).sort());
  expect(new Set(orders.map(String)).size).toBeGreaterThan(20);
});

test('a passage stays at the end', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (one) => {
      expect(shuffleQuestions([passage, choice, sort, match], one).at(-1)).toBe(passage);
    }),
  );
});
