// Replaces all the site's data with that of a backup, in one transaction: a file that is broken or of another version
// changes nothing, and a running site sees either the old data or the new.

import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import tar from 'tar-stream';
import { type Queryable, queryableOf } from '../database.ts';
import { EVERYTHING_CHANGED } from '../listen.ts';
import { withClient } from '../resilient-client.ts';
import {
  type BackupSize,
  decryption,
  isEncrypted,
  MANIFEST,
  type Manifest,
  manifest,
  sizeOf,
  tableOfPart,
} from './backup-file.ts';
import { copyTarget, readMigrations } from './catalogue.ts';

export interface RestoreOptions {
  /** The secret age key that an encrypted backup was made for. */
  readonly key?: string | undefined;
  /** Tables that never lose a row: their present rows are kept in addition to those of the backup. */
  readonly ledgers?: readonly string[];
  /** Runs on the restored data, in the same transaction. */
  readonly afterwards?: (tx: Queryable) => Promise<void>;
}

/**
 * Notifies every running process. Throws, and changes nothing, if the file is not a complete backup of this version.
 */
export async function restoreBackup(
  url: string,
  file: string,
  options: RestoreOptions = {},
): Promise<BackupSize> {
  const { key, ledgers = [], afterwards } = options;
  return withClient(url, 'grammar-gully-restore', async (client) => {
    await client.query('begin');
    await keepAside(client, ledgers);
    const about = await copyFromFile(client, file, key);
    await restoreSequences(client, about.sequences);
    await mergeBack(client, ledgers);
    await afterwards?.(queryableOf(client));
    await client.query('select pg_notify($1, $2)', [EVERYTHING_CHANGED, '']);
    await client.query('commit');
    return sizeOf(about);
  });
}

/** What a backup says about itself: when it was made, and what is in it. Throws if it is not the start of one. */
export async function readManifest(file: string, key: string | undefined): Promise<Manifest> {
  return unpack(file, key, (extract) => manifestOf(extract[Symbol.asyncIterator]()));
}

function copyFromFile(client: pg.Client, file: string, key: string | undefined): Promise<Manifest> {
  return unpack(file, key, async (extract, isWhole) => {
    const about = await copyEntries(client, extract);
    await isWhole;
    return about;
  });
}

/** `isWhole` is settled when the file has been read to its end. */
async function unpack<T>(
  file: string,
  key: string | undefined,
  read: (extract: tar.Extract, isWhole: Promise<void>) => Promise<T>,
): Promise<T> {
  const encrypted = await isEncrypted(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${file}`) : error;
  });
  const extract = tar.extract();
  const source = createReadStream(file);
  const unpacked = encrypted
    ? pipeline(source, decryption(key), createGunzip(), extract)
    : pipeline(source, createGunzip(), extract);
  let broken: unknown;
  unpacked.catch((error) => {
    broken = error;
    extract.destroy(error);
  });
  try {
    return await read(extract, unpacked);
  } catch (error) {
    if (error instanceof RestoreRefusal) throw error;
    const { message } = (broken ?? error) as Error;
    throw new Error(`${file} is not a whole backup (${message})`);
  } finally {
    source.destroy();
  }
}

class RestoreRefusal extends Error {}

async function copyEntries(client: pg.Client, extract: tar.Extract): Promise<Manifest> {
  const entries = extract[Symbol.asyncIterator]();
  const about = await manifestOf(entries);
  await prepareTables(client, about);
  let entry = await entries.next();
  for (const table of about.tables) {
    const parts = async function* () {
      while (!entry.done && tableOfPart(entry.value.header.name) === table.name) {
        yield* entry.value;
        entry = await entries.next();
      }
    };
    const copying = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
    await pipeline(parts, copying);
    if (copying.rowCount !== table.rows) throw new Error(`rows of ${table.name} are missing`);
  }
  if (!entry.done) throw new Error('it holds more than its manifest says');
  return about;
}

type Entries = ReturnType<tar.Extract[typeof Symbol.asyncIterator]>;

async function manifestOf(entries: Entries): Promise<Manifest> {
  const entry = await entries.next();
  if (entry.done || entry.value.header.name !== MANIFEST) {
    throw new Error('it does not begin with a manifest');
  }
  return manifest.parse(JSON.parse(await text(entry.value)));
}

/** Empties the tables to be filled. Throws if the backup is of another version. */
async function prepareTables(client: pg.Client, about: Manifest): Promise<void> {
  const ours = await readMigrations(client);
  if (JSON.stringify(ours) !== JSON.stringify(about.migrations)) {
    throw new RestoreRefusal(
      `The backup was made by another version of the program (${about.migrations.length} migrations, this one has ${ours.length}). Restore it with that version, then update.`,
    );
  }
  const names = about.tables.map((table) => pg.escapeIdentifier(table.name));
  await client.query(`truncate ${names.join(', ')} cascade`);
}

async function restoreSequences(client: pg.Client, sequences: Manifest['sequences']) {
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::text::regclass, $2, $3)', [
      pg.escapeIdentifier(name),
      value,
      isCalled,
    ]);
  }
}

async function keepAside(client: pg.Client, ledgers: readonly string[]): Promise<void> {
  for (const [place, name] of ledgers.entries()) {
    await client.query(
      `create temporary table kept_${place} on commit drop as table ${pg.escapeIdentifier(name)}`,
    );
  }
}

async function mergeBack(client: pg.Client, ledgers: readonly string[]): Promise<void> {
  for (const [place, name] of ledgers.entries()) {
    await client.query(
      `insert into ${pg.escapeIdentifier(name)} table kept_${place} on conflict do nothing`,
    );
  }
}
