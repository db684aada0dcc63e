import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GRACE_MS,
  presentToken,
  revokeFamily,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  startFamily,
} from './token-family.ts';

const start = Date.UTC(2026, 10, 21);
const at = (ms: number) => new Date(start + ms);

/** Presents the token that many places behind the newest, that many milliseconds later. */
const step = fc.record({
  behind: fc.integer({ min: -2, max: 4 }),
  afterMs: fc.oneof(fc.integer({ min: 0, max: GRACE_MS * 2 }), fc.constant(SESSION_IDLE_MS)),
});

describe('a token family', () => {
  it('never accepts a token older than the predecessor, and is dead once one was presented', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let family = startFamily(at(0));
        let now = 0;
        let isDead = false;
        for (const { behind, afterMs } of steps) {
          now += afterMs;
          const presented = presentToken(family, family.number - behind, at(now));
          if (isDead || behind > 1 || behind < 0) expect(presented.ok).toBe(false);
          if (!presented.ok && presented.reason === 'reused') isDead = true;
          expect(presented.next.number).toBeGreaterThanOrEqual(family.number);
          expect(presented.next.number - family.number).toBeLessThanOrEqual(1);
          family = presented.next;
        }
      }),
    );
  });

  it('never throws out tabs that share a cookie, however their calls interleave and replies get lost', () => {
    const call = fc.record({
      // Every tab sends what the shared cookie jar held when its call left; another may have rotated the token since.
      tabs: fc.integer({ min: 1, max: 5 }),
      spreadMs: fc.integer({ min: 0, max: GRACE_MS - 1 }),
      isReplyLost: fc.boolean(),
      idleMs: fc.integer({ min: 0, max: SESSION_IDLE_MS / 2 }),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
        let family = startFamily(at(0));
        let jar = 1;
        let now = 0;
        for (const { tabs, spreadMs, isReplyLost, idleMs } of calls) {
          now += idleMs;
          if (now + 2 * spreadMs >= SESSION_MAX_MS) break;
          const held = jar;
          const numbers = Array.from({ length: tabs }, (_, tab) => {
            const presented = presentToken(family, held, at(now + (spreadMs * tab) / tabs));
            family = presented.next;
            if (!presented.ok) throw new Error(`thrown out: ${presented.reason}`);
            return presented.number;
          });
          // All of them get the same successor.
          expect(new Set(numbers).size).toBe(1);
          // After a lost reply the call is repeated at once, within the grace period.
          if (isReplyLost) {
            const again = presentToken(family, held, at(now + spreadMs));
            expect(again).toMatchObject({ ok: true, number: numbers[0] });
          }
          now += spreadMs;
          jar = numbers[0] ?? jar;
        }
      }),
    );
  });

  it('a thief and the owner can not both go on: the second to renew with a spent token ends it', () => {
    fc.assert(
      fc.property(fc.integer({ min: GRACE_MS, max: SESSION_IDLE_MS - 1 }), (laterMs) => {
        const stolen = 1;
        const first = presentToken(startFamily(at(0)), stolen, at(0));
        const second = presentToken(first.next, stolen, at(laterMs));
        expect(second).toMatchObject({ ok: false, reason: 'reused' });
        expect(presentToken(second.next, first.next.number, at(laterMs)).ok).toBe(false);
      }),
    );
  });

  it('ends half a year after it began, however often it is renewed', () => {
    const day = 24 * 3_600_000;
    let family = startFamily(at(0));
    for (let now = day; now < SESSION_MAX_MS; now += day) {
      const presented = presentToken(family, family.number, at(now));
      expect(presented.ok).toBe(true);
      family = presented.next;
    }
    const last = presentToken(family, family.number, at(SESSION_MAX_MS));
    expect(last).toMatchObject({ ok: false, reason: 'ended' });
  });

  it('accepts nothing after it was revoked or lay idle', () => {
    const family = startFamily(at(0));
    expect(presentToken(revokeFamily(family, at(1)), 1, at(2))).toMatchObject({ reason: 'ended' });
    expect(presentToken(family, 1, at(SESSION_IDLE_MS))).toMatchObject({ reason: 'ended' });
    expect(presentToken(family, 1, at(SESSION_IDLE_MS - 1)).ok).toBe(true);
  });
});
