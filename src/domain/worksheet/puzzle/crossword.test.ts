import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isProved, makeCrossword } from './crossword.ts';
import { lettersOf } from './words.ts';

const words = ['army', 'bravery', 'geese', 'library', 'women', 'kindness'];

/** Every run of two letters or more in the grid. */
function runsOf(grid: readonly string[]): string[] {
  const width = grid[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) =>
    grid.map((row) => row.charAt(column)).join(''),
  );
  return [...grid, ...columns].flatMap((line) => line.match(/\S{2,}/g) ?? []);
}

it('holds exactly the listed words, whatever they are', () => {
  const lists = fc.uniqueArray(fc.stringMatching(/^[a-e]{3,8}$/), { minLength: 5, maxLength: 10 });
  fc.assert(
    fc.property(lists, fc.string(), (list, seed) => {
      const made = makeCrossword(list, seed);
      if (made === undefined) return;
      expect(runsOf(made.grid).sort()).toEqual(list.map(lettersOf).sort());
    }),
    { numRuns: 40 },
  );
});

it('each entry stands where its number is', () => {
  const { grid, entries } = makeCrossword(words, 'a') ?? { grid: [], entries: [] };
  expect(entries).toHaveLength(words.length);
  for (const { word, row, column, direction } of entries) {
    const letters = [...word].map((_, step) =>
      direction === 'across' ? grid[row]?.[column + step] : grid[row + step]?.[column],
    );
    expect(letters.join('')).toBe(word);
  }
  expect(new Set(entries.map(({ row, column }) => `${row} ${column}`)).size).toBe(
    new Set(entries.map(({ number }) => number)).size,
  );
});

it('is the same for the same seed', () => {
  expect(makeCrossword(words, 'a')).toEqual(makeCrossword(words, 'a'));
});

it('words without a common letter make none', () => {
  expect(makeCrossword(['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'], 'a')).toBeUndefined();
});

it('a grid with a run that nobody listed is no proof', () => {
  const entry = { word: 'CAT', number: 1, direction: 'across', row: 0, column: 0 } as const;
  expect(isProved({ grid: ['CAT', 'X  '], entries: [entry] }, ['CAT'])).toBe(false);
  expect(isProved({ grid: ['CAT'], entries: [entry] }, ['CAT'])).toBe(true);
});
