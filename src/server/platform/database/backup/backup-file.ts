// The form of a backup: a compressed tar file with a manifest and the tables as PostgreSQL's own COPY text in parts of
// bounded size, and the whole of it encrypted by age (https://age-encryption.org/v1) where there is a key.

import { open } from 'node:fs/promises';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

export const manifest = z.object({
  format: z.literal('grammar-gully-backup-2'),
  createdAt: z.string(),
  /** Which migrations the tables stand at. */
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

/** The place of a part in the tar file; parts of a table follow each other. */
export function partName(table: string, number: number): string {
  return `${table}/${String(number).padStart(6, '0')}.copy`;
}

export function tableOfPart(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

const SECRET_KEY = /^AGE-SECRET-KEY-/;
const ENCRYPTED = 'age-encryption.org/v1';

/** `key`: a public or a secret key of age; absent: as it is. */
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

/** For an encrypted file. `key` has to be the secret key. */
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
