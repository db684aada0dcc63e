import { expect, test } from 'vitest';
import { overlapping, TWIN_OVERLAP } from './twins.ts';

test('the index finds the very pairs that comparing all with all finds', () => {
  // Copies of word sets with up to three words changed, from a fixed sequence of numbers.
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const originals = Array.from({ length: 40 }, () =>
    Array.from({ length: 14 }, () => `w${next(120)}`),
  );
  const sets = originals.flatMap((words) =>
    [0, 1, 2, 3].map(
      (changes) => new Set(words.map((word, index) => (index < changes ? `w${next(120)}` : word))),
    ),
  );
  const jaccard = (a: Set<string>, b: Set<string>) => {
    const shared = [...a].filter((word) => b.has(word)).length;
    return shared / (a.size + b.size - shared);
  };
  const allPairs = sets.flatMap((a, i) =>
    sets.flatMap((b, j) => (i < j && jaccard(a, b) >= TWIN_OVERLAP ? [`${i} ${j}`] : [])),
  );
  const found = overlapping(sets).map(([i, j]) => `${i} ${j}`);
  expect(allPairs.length).toBeGreaterThan(20);
  expect(found.toSorted()).toEqual(allPairs.toSorted());
});

test('a whole bank is compared in less than a second of processor time', () => {
  const sets = Array.from({ length: 1890 }, (_, item) => {
    return new Set(
      Array.from({ length: 20 }, (_, place) => `w${(item * 37 + place * place * 11) % 3000}`),
    );
  });
  const before = process.threadCpuUsage();
  overlapping(sets);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(1);
});
