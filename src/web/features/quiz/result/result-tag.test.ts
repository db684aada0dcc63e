import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeResultTag, encodeResultTag } from './result-tag.ts';

const result = {
  score: 7,
  t: 10,
  lvl: 'Verbs & Be/Have',
  difficulty: 'hard' as const,
  num: 2,
  lvlid: 55,
  topid: 5,
};

describe('a result tag', () => {
  it('carries the result through the URL', () => {
    expect(decodeResultTag(encodeResultTag(result))).toEqual(result);
  });

  it('carries a topic name in any script', () => {
    const named = { ...result, lvl: 'व्याकरण – “Nouns”' };
    expect(decodeResultTag(encodeResultTag(named))).toEqual(named);
  });

  it.each([
    ['', 'nothing'],
    ['%%%', 'not base64'],
    [btoa('score=3'), 'fields missing'],
    [encodeResultTag({ ...result, score: 11 }), 'more right answers than questions'],
    [encodeResultTag({ ...result, t: 0, score: 0 }), 'no questions'],
    [btoa('\xff\xfe'), 'not UTF-8'],
  ])('is null for %j (%s)', (tag) => {
    expect(decodeResultTag(tag)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (tag) => {
        decodeResultTag(tag);
      }),
    );
  });
});
