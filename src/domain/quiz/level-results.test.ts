import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keepBestResults,
  type LevelResult,
  parseLevelResults,
  resultsBetterThan,
  starsByLevel,
  sumStars,
} from './level-results.ts';

const result = (levelId: number, score: number, length = 10): LevelResult => ({
  levelId,
  score,
  length,
});
const results = fc.array(
  fc
    .record({ levelId: fc.integer({ min: 1, max: 6 }), length: fc.integer({ min: 1, max: 12 }) })
    .chain((one) =>
      fc.record({ ...constants(one), score: fc.integer({ min: 0, max: one.length }) }),
    ),
  { maxLength: 20 },
);
const constants = ({ levelId, length }: { levelId: number; length: number }) => ({
  levelId: fc.constant(levelId),
  length: fc.constant(length),
});
const shares = (list: readonly LevelResult[]) =>
  Object.fromEntries(list.map((r) => [r.levelId, r.score / r.length]));

describe('the results kept', () => {
  it('never get worse, and are the same in any order and however often they come', () => {
    fc.assert(
      fc.property(results, results, (a, b) => {
        const kept = keepBestResults(a, b);
        expect(keepBestResults(kept, [...a, ...b])).toEqual(kept);
        expect(shares(keepBestResults(b, a))).toEqual(shares(kept));
        expect(resultsBetterThan(kept, [...a, ...b])).toEqual([]);
        expect(shares(keepBestResults(a, resultsBetterThan(a, b)))).toEqual(shares(kept));
      }),
    );
  });

  it('are read back one by one, whatever else was stored', () => {
    const wrong = [
      result(11, 11),
      result(0, 1),
      result(12, -1),
      result(13, 1.5),
      result(14, 1, 0),
      { ...result(15, 1), extra: 1 },
      { levelId: '16', score: 1, length: 10 },
      null,
      'x',
    ];
    expect(parseLevelResults([...wrong, result(17, 3)])).toEqual([result(17, 3)]);
  });

  it.each([[null], ['3'], [7], [{ 11: 3 }], [undefined]])(
    'are none when %j was stored',
    (stored) => {
      expect(parseLevelResults(stored)).toEqual([]);
    },
  );
});

describe('stars', () => {
  it('are those of the best result', () => {
    expect(starsByLevel([result(11, 6), result(12, 2), result(11, 10), result(11, 3)])).toEqual({
      11: 3,
      12: 0,
    });
  });

  it('add up over the levels of a topic', () => {
    expect(sumStars({ 11: 3, 12: 1, 99: 3 }, [11, 12, 13])).toEqual({ earned: 4, outOf: 9 });
  });
});
