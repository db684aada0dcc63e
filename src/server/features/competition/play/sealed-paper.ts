// Browsers fetch a sealed paper before the start and can read it only with its key, which is public from the start on
// (product §11.12). Both are derived from the server's secret and the paper, so all processes seal alike.

import { createCipheriv, createHash, hkdfSync } from 'node:crypto';
import type { Keys } from '#server/platform/keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;

export interface SealedPaper {
  /** base64 */
  readonly iv: string;
  /** base64, with the tag at its end. */
  readonly ciphertext: string;
}

interface OpenPaper {
  readonly id: number;
  readonly startsAt: Date;
  /** What is sealed: JSON. */
  readonly text: string;
}

/** A key belongs to one text and one start, so no key is used twice with the same iv. */
function secretsOf({ id, startsAt, text }: OpenPaper, keys: Keys): { key: Buffer; iv: Buffer } {
  const digest = createHash('sha256').update(text).digest('hex');
  const about = `${id} ${startsAt.toISOString()} ${digest}`;
  const bytes = Buffer.from(
    hkdfSync('sha256', keys.of('sealed-paper'), '', about, KEY_BYTES + IV_BYTES),
  );
  return { key: bytes.subarray(0, KEY_BYTES), iv: bytes.subarray(KEY_BYTES) };
}

export function sealPaper(paper: OpenPaper, keys: Keys): SealedPaper {
  const { key, iv } = secretsOf(paper, keys);
  const cipher = createCipheriv(CIPHER, key, iv);
  const bytes = [cipher.update(paper.text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    iv: iv.toString('base64'),
    ciphertext: Buffer.concat(bytes).toString('base64'),
  };
}

/** base64 */
export function keyOfPaper(paper: OpenPaper, keys: Keys): string {
  return secretsOf(paper, keys).key.toString('base64');
}
