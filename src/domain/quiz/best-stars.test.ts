import { describe, expect, it } from 'vitest';
import { mergeBestStars, parseBestStars, sumStars, withBestStars } from './best-stars.ts';

describe('best stars', () => {
  it('are read back entry by entry, whatever else was stored', () => {
    const stored = { 11: 3, 12: 0, 13: 4, 14: '2', 15: 1.5, x: 2, '-1': 2, __proto__x: 1 };
    expect(parseBestStars(stored)).toEqual({ 11: 3, 12: 0 });
  });

  it.each([[null], ['3'], [7], [[3, 'two']], [undefined]])(
    'are none when %j was stored',
    (stored) => {
      expect(parseBestStars(stored)).toEqual({});
    },
  );

  it('only rise', () => {
    const best = withBestStars({}, 11, 2);
    expect(withBestStars(best, 11, 1)).toBe(best);
    expect(withBestStars(best, 11, 3)).toEqual({ 11: 3 });
  });

  it('take the better of two memories', () => {
    expect(mergeBestStars({ 11: 1, 12: 3 }, { 11: 2, 12: 0, 13: 1 })).toEqual({
      11: 2,
      12: 3,
      13: 1,
    });
  });

  it('add up over the levels of a topic', () => {
    expect(sumStars({ 11: 3, 12: 1, 99: 3 }, [11, 12, 13])).toEqual({ earned: 4, outOf: 9 });
  });
});
