import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestLevel,
  betterThan,
  type GameResult,
  isGameResult,
  keepBest,
  MAX_GAME_RESULTS,
  parseGameResults,
  scoresByLevel,
} from './game-progress.ts';
import { gameResult } from './game-result-schema.ts';

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
        }
      }),
    );
  });

  it('are at most one for each level', () => {
    expect(MAX_GAME_RESULTS).toBe(88);
  });
});

it('the best level is the highest that was won', () => {
  const choice = { game: 'dropit', src: 's', difficulty: 'easy' } as const;
  expect(bestLevel([], choice)).toBe(0);
  expect(bestLevel([result(1, 5), result(3, 5), result(4, 4)], choice)).toBe(3);
  expect(bestLevel([result(3, 5)], { ...choice, src: 'a' })).toBe(0);
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
