import { describe, expect, it } from 'vitest';
import { SEND_CEILINGS } from './code-volume.ts';
import { decideCodeTry, decidePasswordTry, decideSend, NEXT_CODE_AFTER_MS } from './limits.ts';

const now = new Date('2026-11-21T10:00:00Z');
const request = { proof: 0, now, softPerAddress: 20, ceilings: SEND_CEILINGS } as const;
const withProof = { ...request, proof: 1 } as const;
const few = { inHour: 0, inDay: 0 };
const none = { lastAt: null, toPhone: few, toKnownDevices: 0, volumes: {} };
const fromAddress = (inHour: number, inDay = inHour) => ({
  ...none,
  volumes: { address: { inHour, inDay } },
});

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
    ['a phone after three in an hour', { ...none, toPhone: { inHour: 3, inDay: 3 } }],
    ['an address after its soft limit', fromAddress(20)],
  ])('asks %s for a proof of work, and is content with it', (_name, sent) => {
    expect(decideSend(sent, request)).toEqual({ ok: false, reason: 'captcha-needed' });
    expect(decideSend(sent, withProof)).toEqual({ ok: true });
  });

  it.each([
    { inHour: 6, inDay: 6 },
    { inHour: 0, inDay: 15 },
  ])('has an end for a phone: %o', (toPhone) => {
    expect(decideSend({ ...none, toPhone }, withProof)).toEqual({
      ok: false,
      reason: 'otp-too-many',
    });
  });

  it('has an end for all known devices of an account together', () => {
    expect(decideSend({ ...none, toKnownDevices: 44 }, withProof)).toEqual({ ok: true });
    expect(decideSend({ ...none, toKnownDevices: 45 }, withProof)).toEqual({
      ok: false,
      reason: 'otp-too-many',
    });
  });

  it('has an end for an address, whatever proof comes', () => {
    const dearest = { ...request, proof: 4 } as const;
    const refusal = { ok: false, reason: 'otp-too-busy', place: 'address' };
    expect(decideSend(fromAddress(999), dearest)).toEqual({ ok: true });
    expect(decideSend(fromAddress(1_000), dearest)).toEqual(refusal);
    expect(decideSend(fromAddress(0, 1_000), dearest)).toEqual(refusal);
  });

  it('leaves a reserve of the site’s ceiling to networks that have had few codes', () => {
    const dearest = { ...request, proof: 4 } as const;
    const onSite = (inDay: number, ofNetwork: number) => ({
      ...none,
      volumes: { network: { inHour: 0, inDay: ofNetwork }, site: { inHour: 0, inDay } },
    });
    const refusal = { ok: false, reason: 'otp-too-busy', place: 'site' };
    expect(decideSend(onSite(7_999, 900), dearest)).toEqual({ ok: true });
    expect(decideSend(onSite(8_000, 5), dearest)).toEqual(refusal);
    expect(decideSend(onSite(8_000, 4), dearest)).toEqual({ ok: true });
    expect(decideSend(onSite(9_999, 0), dearest)).toEqual({ ok: true });
    expect(decideSend(onSite(10_000, 0), dearest)).toEqual(refusal);
  });

  it('accepts a proof that is one level below what is required by now, but not two', () => {
    // Three quarters of the ceiling: level 3.
    expect(decideSend(fromAddress(750), { ...request, proof: 2 })).toEqual({ ok: true });
    expect(decideSend(fromAddress(750), withProof)).toEqual({
      ok: false,
      reason: 'captcha-needed',
    });
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
