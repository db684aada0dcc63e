import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  betterThan,
  type GameResult,
  isGameResult,
  keepBest,
  MAX_GAME_RESULTS,
  parseGameResults,
} from './game-progress.ts';
import { gameResult } from './game-result-schema.ts';
import { fewestTurns, scoresByLevel, starsOfLevels } from './won-levels.ts';

const result = (level: number, score: number): GameResult => ({
  game: 'dropit',
  src: 's',
  difficulty: 'easy',
  level,
  score,
});
const results = fc.array(
  fc.oneof(
    fc.record<GameResult>({
      game: fc.constant('dropit'),
      src: fc.constantFrom('s', 'a'),
      difficulty: fc.constantFrom('easy', 'hard'),
      level: fc.integer({ min: 1, max: 10 }),
      score: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record<GameResult>({
      game: fc.constant('wordcard'),
      src: fc.constantFrom('s', 'a'),
      difficulty: fc.constantFrom('easy', 'hard'),
      level: fc.integer({ min: 1, max: 12 }),
      score: fc.integer({ min: 0, max: 6 }).map((pairs) => 2 * pairs),
    }),
    fc.record<GameResult>({
      game: fc.constant('wordcard'),
      src: fc.constantFrom('s', 'a'),
      difficulty: fc.constantFrom('easy', 'hard'),
      level: fc.integer({ min: 1, max: 12 }),
      score: fc.constant(12),
      turns: fc.integer({ min: 6, max: 20 }),
    }),
  ),
  { maxLength: 40 },
);
const sorted = (list: readonly GameResult[]) => list.map((r) => JSON.stringify(r)).sort();

describe('the results kept', () => {
  it('never get worse, and are the same in any order and however often they come', () => {
    fc.assert(
      fc.property(results, results, (a, b) => {
        const kept = keepBest(a, b);
        expect(sorted(keepBest(kept, [...a, ...b]))).toEqual(sorted(kept));
        expect(
          keepBest([], [...b, ...a])
            .map((r) => r.score)
            .sort(),
        ).toEqual(kept.map((r) => r.score).sort());
        for (const r of [...a, ...b]) {
          const best = kept.find(
            (k) =>
              k.game === r.game &&
              k.src === r.src &&
              k.difficulty === r.difficulty &&
              k.level === r.level,
          );
          expect(best?.score).toBeGreaterThanOrEqual(r.score);
          if (best?.score === r.score && r.turns !== undefined) {
            expect(best.turns).toBeLessThanOrEqual(r.turns);
          }
        }
      }),
    );
  });

  it('are at most one for each level', () => {
    expect(MAX_GAME_RESULTS).toBe(88);
  });
});

it('counts the stars of each level', () => {
  const choice = { game: 'dropit', src: 's', difficulty: 'easy' } as const;
  const none = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(starsOfLevels([], choice)).toEqual(none);
  const played = [result(1, 5), result(2, 1), result(3, 4), result(4, 2)];
  expect(starsOfLevels(played, choice)).toEqual([3, 0, 2, 1, 0, 0, 0, 0, 0, 0]);
  expect(starsOfLevels(played, { ...choice, src: 'a' })).toEqual(none);
  expect(starsOfLevels([], { ...choice, game: 'wordcard' })).toHaveLength(12);
});

describe('the turns of a card game', () => {
  const level = { game: 'wordcard', src: 's', difficulty: 'easy', level: 2 } as const;
  const won = (turns?: number): GameResult => ({
    ...level,
    score: 12,
    ...(turns !== undefined && { turns }),
  });

  it('fewer are better, and any number is better than none known', () => {
    expect(keepBest([won(9)], [won(8), won(10)])).toEqual([won(8)]);
    expect(keepBest([won()], [won(20)])).toEqual([won(20)]);
    expect(keepBest([won(20)], [won()])).toEqual([won(20)]);
    expect(keepBest([won(20)], [{ ...level, score: 10 }])).toEqual([won(20)]);
  });

  it('the fewest of a level are known once it was won', () => {
    expect(fewestTurns([{ ...level, score: 10 }, won()], level)).toBeNull();
    expect(fewestTurns([won(9), won(7), { ...won(6), level: 3 }], level)).toBe(7);
  });

  it.each([won(5), won(21), won(6.5), { ...won(9), score: 10 }, { ...result(1, 5), turns: 9 }])(
    '%o is no result',
    (wrong) => {
      expect(gameResult.safeParse(wrong).success).toBe(false);
      expect(isGameResult(wrong)).toBe(false);
    },
  );
});

it.each([
  { ...result(1, 6) },
  { ...result(11, 5) },
  { ...result(0, 5) },
  { ...result(1.5, 5) },
  { ...result(1, -1) },
  { ...result(1, 5), src: 'x' },
  { ...result(1, 5), game: 'wordcard' },
  { ...result(1, 5), game: 'quiz' },
  { ...result(1, 5), difficulty: 'medium' },
  { ...result(1, 5), extra: true },
])('%o is no result', (wrong) => {
  expect(gameResult.safeParse(wrong).success).toBe(false);
  expect(isGameResult(wrong)).toBe(false);
});

it('the device and the calls agree on what is a result', () => {
  const value = fc.record(
    {
      game: fc.constantFrom('dropit', 'wordcard', 'x'),
      src: fc.constantFrom('s', 'a', 1),
      difficulty: fc.constantFrom('easy', 'hard', null),
      level: fc.oneof(fc.integer({ min: -1, max: 14 }), fc.double()),
      score: fc.oneof(fc.integer({ min: -1, max: 14 }), fc.double()),
      turns: fc.oneof(fc.integer({ min: 5, max: 21 }), fc.constant(undefined)),
    },
    { requiredKeys: ['game', 'level', 'score'] },
  );
  fc.assert(
    fc.property(fc.oneof(value, results, fc.anything()), (any) => {
      expect(isGameResult(any)).toBe(gameResult.safeParse(any).success);
    }),
  );
});

it('reads a memory, and leaves out what is no result', () => {
  expect(parseGameResults([result(1, 5), 'x', null, result(1, 6)])).toEqual([result(1, 5)]);
  for (const none of [null, {}, 'x', 7]) expect(parseGameResults(none)).toEqual([]);
});

it('knows the best score of each level of one game', () => {
  const all = [result(1, 2), result(1, 4), result(3, 0), { ...result(2, 5), src: 'a' as const }];
  const choice = { game: 'dropit', src: 's', difficulty: 'easy' } as const;
  expect([...scoresByLevel(all, choice)]).toEqual([
    [1, 4],
    [3, 0],
  ]);
});

it('returns the results that another store lacks', () => {
  const known = [result(1, 4), result(2, 5)];
  expect(betterThan(known, [result(1, 5), result(2, 5), result(3, 0)])).toEqual([
    result(1, 5),
    result(3, 0),
  ]);
});
