// Browsers fetch a sealed paper before the start. Each of its questions opens with a key of its own, which is public
// from a few seconds before the question is due (product §11.12). Keys are derived from the server's secret and the
// paper, so all processes seal alike and nothing is stored.

import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';
import type { SealedPaper } from '#contract/competition-play.ts';
import type { Keys } from '#server/platform/keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface OpenPaper {
  readonly id: number;
  /** What is sealed of each question: JSON. */
  readonly texts: readonly string[];
}

export function sealPaper(paper: OpenPaper, keys: Keys): SealedPaper {
  return { questions: paper.texts.map((text, index) => seal(text, secretsOf(paper, index, keys))) };
}

/** base64 */
export function keyOfQuestion(paper: OpenPaper, index: number, keys: Keys): string {
  return secretsOf(paper, index, keys).key.toString('base64');
}

interface Secrets {
  readonly key: Buffer;
  readonly iv: Buffer;
}

/** A key belongs to one text, so no key is used twice with the same iv. It stays the same when the start moves. */
function secretsOf({ id, texts }: OpenPaper, index: number, keys: Keys): Secrets {
  const digest = createHash('sha256')
    .update(texts[index] ?? '')
    .digest('hex');
  const about = `${id} ${index} ${digest}`;
  const bytes = Buffer.from(
    hkdfSync('sha256', keys.of('sealed-paper'), '', about, KEY_BYTES + IV_BYTES),
  );
  return { key: bytes.subarray(0, KEY_BYTES), iv: bytes.subarray(KEY_BYTES) };
}

function seal(text: string, { key, iv }: Secrets) {
  const cipher = createCipheriv(CIPHER, key, iv);
  const bytes = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return { iv: iv.toString('base64'), ciphertext: Buffer.concat(bytes).toString('base64') };
}

/** Opens a sealed question as browsers do; `key` is base64. Throws if they do not belong together. */
export function openQuestion({ iv, ciphertext }: SealedPaper['questions'][number], key: string) {
  const bytes = Buffer.from(ciphertext, 'base64');
  const tagAt = bytes.length - TAG_BYTES;
  const secret = Buffer.from(key, 'base64');
  const decipher = createDecipheriv(CIPHER, secret, Buffer.from(iv, 'base64'));
  decipher.setAuthTag(bytes.subarray(tagAt));
  return Buffer.concat([decipher.update(bytes.subarray(0, tagAt)), decipher.final()]).toString();
}
