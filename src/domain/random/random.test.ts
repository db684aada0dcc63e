import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRng, shuffle } from './random.ts';

it('returns the same numbers for the same seed, all in [0, 1)', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [a, b] = [seededRng(seed), seededRng(seed)];
      for (let i = 0; i < 20; i += 1) {
        const value = a();
        expect(value).toBe(b());
        expect(value >= 0 && value < 1).toBe(true);
      }
    }),
  );
});

it('shuffles without losing or adding anything', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer(), (items, seed) => {
      expect(shuffle(items, seededRng(seed)).sort()).toEqual([...items].sort());
    }),
  );
});

it('brings every item to the front about equally often', () => {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 12_000; seed += 1) {
    const [front = -1] = shuffle([...Array(12).keys()], seededRng(seed));
    counts.set(front, (counts.get(front) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  expect(counts.size).toBe(12);
});
