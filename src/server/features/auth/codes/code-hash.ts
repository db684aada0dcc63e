import { createHmac } from 'node:crypto';
import type { CodePurpose } from '#domain/auth/one-time-code.ts';
import type { Keys } from '#server/platform/keys.ts';

/** A code is stored as a keyed hash, in hexadecimal. */
export type HashCode = (phone: string, purpose: CodePurpose, code: string) => string;

export function createHashCode(keys: Keys): HashCode {
  const key = keys.of('one-time-code');
  return (phone, purpose, code) =>
    createHmac('sha256', key).update(`${purpose}\0${phone}\0${code}`).digest('hex');
}
