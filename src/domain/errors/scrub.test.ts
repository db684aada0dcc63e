import { describe, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

const LENGTH = 500;

describe('a scrubbed message', () => {
  it.each([
    ['phone 9876543210 is taken', 'phone <digits> is taken'],
    ['call +91 98765 43210 now', 'call <digits> now'],
    ['98765-43210', '<digits>'],
    [
      'Unexpected token \'R\', "Riya" is not valid JSON',
      'Unexpected token <text>, <text> is not valid JSON',
    ],
    ["can't find 'Riya's book' here", "can't find <text> here"],
    ['“Riya” and ‘Asha’ and `Dev`', '<text> and <text> and <text>'],
    ['an open quotation "Riya and her', 'an open quotation <text>'],
    ['GET https://gully.test/otp?phone=9876543210#x failed', 'GET <address> failed'],
    ['at /otp?phone=98765&name=Riya', 'at /otp<query>'],
    ['at /competition/result#token=abc', 'at /competition/result<query>'],
    ['write to riya.sharma@example.org.', 'write to <e-mail>.'],
    ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN', 'bad token <token>'],
    ['session 3f0c9e1a-7b5d-4c2e-9a8f-0d1e2f3a4b5c ended', 'session <token> ended'],
    ['data:text/plain;base64,UmlqYQ== was blocked', '<address> was blocked'],
  ])('%s → %s', (message, expected) => {
    expect(scrub(message, LENGTH)).toBe(expected);
  });

  it('keeps what tells the error', () => {
    const message =
      'Failed to fetch dynamically imported module: https://gully.test/assets/quiz-Bz3kP2x.js?x=1';
    expect(scrub(message, LENGTH)).toBe(
      'Failed to fetch dynamically imported module: /assets/quiz-Bz3kP2x.js',
    );
    expect(scrub("can't read level 12 of undefined, isn't it", LENGTH)).toBe(
      "can't read level 12 of undefined, isn't it",
    );
  });

  it('has no name that the device knows', () => {
    const names = ['Riya', 'Riya Sharma', '', 'A', 'St. Mary (2)'];
    expect(scrub('hello RIYA SHARMA of St. Mary (2)', LENGTH, names)).toBe(
      'hello <name> of <name>',
    );
  });

  it('has an end, and no half of what was taken out', () => {
    const cut = scrub(`${'x'.repeat(LENGTH - 4)} 9876543210`, LENGTH);
    expect(cut).toHaveLength(LENGTH);
    expect(cut).not.toContain('98');
    expect(scrub('a '.repeat(100_000), LENGTH).length).toBeLessThanOrEqual(LENGTH);
  });

  it('is made in time, whatever it is made of', () => {
    for (const piece of ['"', "'", "a'", '1 ', 'a.', '?a', '@a', '(', 'aA']) {
      const startedAt = performance.now();
      scrub(piece.repeat(2_000), LENGTH);
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    }
  });

  it('stays as it is when it is scrubbed again', () => {
    const once = scrub(
      '"Riya" 9876543210 at https://gully.test/x?y=1 and riya@example.org',
      LENGTH,
    );
    expect(scrub(once, LENGTH)).toBe(once);
  });
});
