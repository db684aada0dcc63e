// The server's one secret and the keys derived from it, one per purpose, so that a value made for one purpose is never
// valid for another. Development generates a secret in the data folder; production must be given one.

import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  type webcrypto,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_FILE = 'session-secret';
const KEY_BYTES = 32;

export interface Keys {
  /** The key of a purpose, such as `access-token`. */
  of(purpose: string): KeyObject;
  /** The same key as a CryptoKey, which jose uses without importing it for each token. */
  forTokens(purpose: string): webcrypto.CryptoKey;
  /** A keyed hash (HMAC-SHA-256, base64url): identifies a value without revealing it. */
  hash(purpose: string, value: string): string;
}

export function deriveKeys(secret: string): Keys {
  // A cached KeyObject is faster than importing the bytes for each use.
  const keys = new Map<string, KeyObject>();
  const of = (purpose: string) => {
    const known = keys.get(purpose);
    if (known !== undefined) return known;
    const bytes = hkdfSync('sha256', secret, 'grammar-gully', purpose, KEY_BYTES);
    const key = createSecretKey(new Uint8Array(bytes));
    keys.set(purpose, key);
    return key;
  };
  return {
    of,
    forTokens: (purpose) =>
      of(purpose).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
    hash: (purpose, value) => createHmac('sha256', of(purpose)).update(value).digest('base64url'),
  };
}

/** The secret of a development server: generated once and shared by all processes that use the data folder. */
export async function developmentSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, SECRET_FILE);
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known !== '') return known;
  await mkdir(dataDir, { recursive: true });
  const fresh = `${path}.new-${process.pid}`;
  await writeFile(fresh, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
  // Of several processes the first to link wins; the others read its secret.
  await link(fresh, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh, { force: true });
  return readFile(path, 'utf8');
}
