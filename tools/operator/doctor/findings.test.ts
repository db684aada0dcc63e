// What can only be seen at the right moment, or on a full disk.

import { expect, it } from 'vitest';
import { diskFinding } from './machine-checks.ts';
import { certificateFinding } from './origin-checks.ts';

const GB = 1024 ** 3;
const now = new Date('2026-11-24T00:00:00Z');

it.each([
  ['2026-12-08T00:00:00Z', null, 'valid until 2026-12-08'],
  ['2026-12-07T00:00:00Z', null, 'expires in 13 days, on 2026-12-07'],
  ['2026-11-23T00:00:00Z', 'CERT_HAS_EXPIRED', 'expired on 2026-11-23'],
  ['2027-12-07T00:00:00Z', 'SELF_SIGNED', 'not accepted by browsers (SELF_SIGNED)'],
])('a certificate until %s (%s): %s', (validTo, problem, told) => {
  const finding = certificateFinding(new Date(validTo), problem, now);
  expect(typeof finding === 'string' ? finding : finding[0]?.detail).toBe(told);
});

it.each([
  [1, '1.0 GB free'],
  [0.9, [{ detail: '0.9 GB free for /data', advice: expect.stringContaining('Make room') }]],
])('%d GB on the disk', (free, told) => {
  expect(diskFinding('/data', free * GB)).toEqual(told);
});
