// The backup format: a compressed tar file with a manifest and the tables as PostgreSQL's COPY text in parts of bounded
// size, all of it encrypted with age (https://age-encryption.org/v1) if there is a key.

import { open } from 'node:fs/promises';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

export const manifest = z.object({
  format: z.literal('grammar-gully-backup-2'),
  createdAt: z.string(),
  /** The migrations applied to the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.infer<typeof manifest>;

export interface BackupSize {
  readonly tables: number;
  readonly rows: number;
}

export function sizeOf({ tables }: Manifest): BackupSize {
  return { tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows, 0) };
}

/** The name of a part in the tar file; the parts of a table are consecutive. */
export function partName(table: string, number: number): string {
  return `${table}/${String(number).padStart(6, '0')}.copy`;
}

export function tableOfPart(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

const SECRET_KEY = /^AGE-SECRET-KEY-/;
const ENCRYPTED = 'age-encryption.org/v1';

/** `key`: a public or secret age key; absent: no encryption. */
export function encryption(key: string | undefined): Transform {
  return async function* encrypt(source) {
    if (key === undefined) {
      yield* source;
      return;
    }
    const encrypter = new Encrypter();
    encrypter.addRecipient(SECRET_KEY.test(key) ? await identityToRecipient(key) : key);
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENCRYPTED.length));
    return buffer.subarray(0, bytesRead).toString() === ENCRYPTED;
  } finally {
    await handle.close();
  }
}

/** For an encrypted file. `key` must be the secret key. */
export function decryption(key: string | undefined): Transform {
  return async function* decrypt(source) {
    if (key === undefined || !SECRET_KEY.test(key)) {
      throw new Error('it is encrypted: set BACKUP_KEY to the secret key that it was made for');
    }
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    yield* await decrypter.decrypt(ReadableStream.from(source));
  };
}
