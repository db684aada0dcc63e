// The code on a certificate, by which anybody can check it (product §11.12). It follows from the token in the family's
// link, and the token can't be found by it. 80 bits, so nobody guesses one; only its hash is stored.

import { createHash } from 'node:crypto';

/** Crockford's: without I, L, O and U, which are misread. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const BITS_PER_LETTER = 5;

/** 16 letters and digits in fours, such as `7K2M-QX4D-91TB-ZC8H`. */
export function checkCodeOf(token: string): string {
  const digest = createHash('sha256').update(`certificate ${token}`).digest('hex');
  const bits = BigInt(`0x${digest}`);
  const letters = Array.from({ length: LENGTH }, (_, place) => {
    const value = (bits >> BigInt(place * BITS_PER_LETTER)) & 31n;
    return LETTERS[Number(value)];
  });
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Of the code as it was typed: small letters, spaces and misread letters do not matter. */
export function hashOfCheckCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(code).digest('base64url');
}
