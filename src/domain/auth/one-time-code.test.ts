import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_VALID_MS, type IssuedCode, MAX_WRONG_TRIES, tryCode } from './one-time-code.ts';

const issuedAt = 1_000_000;
const fresh: IssuedCode = {
  expiresAt: new Date(issuedAt + CODE_VALID_MS),
  wrongTries: 0,
  usedAt: null,
};
const at = (ms: number) => new Date(issuedAt + ms);

describe('a one-time code', () => {
  it('counts until the last millisecond of its ten minutes', () => {
    expect(tryCode(fresh, true, at(CODE_VALID_MS - 1)).ok).toBe(true);
    expect(tryCode(fresh, true, at(CODE_VALID_MS))).toMatchObject({
      ok: false,
      reason: 'otp-expired',
    });
  });

  it('whatever is tried, it lets in at most once, and never after five wrong tries', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 60_000 }))),
        (tries) => {
          let code = fresh;
          let now = 0;
          let wrong = 0;
          let accepted = 0;
          for (const [isMatch, afterMs] of tries) {
            now += afterMs;
            const mayCount = accepted === 0 && wrong < MAX_WRONG_TRIES && now < CODE_VALID_MS;
            const verdict = tryCode(code, isMatch, at(now));
            code = verdict.next;
            expect(verdict.ok).toBe(isMatch && mayCount);
            if (verdict.ok) accepted += 1;
            else if (!isMatch && mayCount) wrong += 1;
          }
        },
      ),
    );
  });

  it('says on the fifth wrong try that a new code is needed', () => {
    const almost = { ...fresh, wrongTries: MAX_WRONG_TRIES - 1 };
    expect(tryCode(almost, false, at(1))).toMatchObject({ reason: 'otp-tries-used' });
  });
});
