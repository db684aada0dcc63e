import { describe, expect, it } from 'vitest';
import { decideCodeTry, decidePasswordTry, decideSend, NEXT_CODE_AFTER_MS } from './limits.ts';

const now = new Date('2026-11-21T10:00:00Z');
const request = { hasProof: false, now, softPerAddress: 20 };
const none = { lastAt: null, phoneInHour: 0, phoneInDay: 0, addressInHour: 0 };

describe('sending a code', () => {
  it('is free at first', () => {
    expect(decideSend(none, request)).toEqual({ ok: true });
  });

  it('waits 30 seconds between two codes of one purpose and says how long', () => {
    const lastAt = new Date(now.getTime() - 12_500);
    expect(decideSend({ ...none, lastAt }, request)).toEqual({
      ok: false,
      reason: 'otp-too-soon',
      retryAfterSeconds: 18,
    });
    const longAgo = new Date(now.getTime() - NEXT_CODE_AFTER_MS);
    expect(decideSend({ ...none, lastAt: longAgo }, request)).toEqual({ ok: true });
  });

  it.each([
    ['a phone after three in an hour', { phoneInHour: 3 }],
    ['an address after its soft limit', { addressInHour: 20 }],
  ])('asks %s for a proof of work, and is content with it', (_name, sent) => {
    expect(decideSend({ ...none, ...sent }, request)).toEqual({
      ok: false,
      reason: 'captcha-needed',
    });
    expect(decideSend({ ...none, ...sent }, { ...request, hasProof: true })).toEqual({ ok: true });
  });

  it.each([{ phoneInHour: 6 }, { phoneInDay: 15 }])('has an end for a phone: %o', (sent) => {
    expect(decideSend({ ...none, ...sent }, { ...request, hasProof: true })).toEqual({
      ok: false,
      reason: 'otp-too-many',
    });
  });

  it('has no end for an address with proofs', () => {
    expect(decideSend({ ...none, addressInHour: 5_000 }, { ...request, hasProof: true }).ok).toBe(
      true,
    );
  });
});

describe('trying a password', () => {
  it('ends for a phone after ten wrong ones, whatever proof comes', () => {
    expect(decidePasswordTry({ forPhone: 9, fromAddress: 0 }, false)).toEqual({ ok: true });
    expect(decidePasswordTry({ forPhone: 10, fromAddress: 0 }, true)).toMatchObject({
      reason: 'too-many-tries',
    });
  });

  it('requires a proof of work from a busy address', () => {
    expect(decidePasswordTry({ forPhone: 0, fromAddress: 20 }, false)).toMatchObject({
      reason: 'captcha-needed',
    });
    expect(decidePasswordTry({ forPhone: 0, fromAddress: 20 }, true)).toEqual({ ok: true });
  });
});

it('codes may be tried until 200 from one address were wrong', () => {
  expect(decideCodeTry(199)).toEqual({ ok: true });
  expect(decideCodeTry(200)).toEqual({ ok: false, reason: 'too-many-tries' });
});
