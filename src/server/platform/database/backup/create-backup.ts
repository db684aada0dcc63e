// Writes all the site's data, as of one instant, into a file that only its owner may read. (The embedded PostgreSQL
// comes without pg_dump.)

import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import tar from 'tar-stream';
import { withClient } from '../resilient-client.ts';
import {
  type BackupSize,
  encryption,
  MANIFEST,
  type Manifest,
  partName,
  sizeOf,
} from './backup-file.ts';
import { copyTarget, readMigrations, readSequences, readTables } from './catalogue.ts';

/** A tar entry states its size before its content, so a table is split into parts that fit in memory. */
const PART_BYTES = 1024 * 1024;
const OWNER_ONLY = 0o600;

/** `key`: encrypts for this public or secret age key. Throws if the file exists or can't be written. */
export async function createBackup(url: string, file: string, key?: string): Promise<BackupSize> {
  // Reserves the name at once; the file becomes a backup only when that is complete.
  const reserved = await open(file, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${file} exists already`) : error;
  });
  await reserved.close();
  const unfinished = `${file}.unfinished`;
  try {
    const size = await withClient(url, 'grammar-gully-backup', (client) =>
      writeBackup(client, unfinished, key),
    );
    await rename(unfinished, file);
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(file, { force: true });
    throw error;
  }
}

async function writeBackup(client: pg.Client, file: string, key: string | undefined) {
  await client.query('begin isolation level repeatable read read only');
  const about: Manifest = {
    format: 'grammar-gully-backup-2',
    createdAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    tables: await readTables(client),
    sequences: await readSequences(client),
  };
  const handle = await open(file, 'wx', OWNER_ONLY);
  const pack = tar.pack();
  const written = pipeline(
    pack,
    createGzip(),
    encryption(key),
    handle.createWriteStream({ flush: true }),
  );
  const filled = fill(pack, client, about);
  filled.catch((error) => pack.destroy(error));
  await Promise.all([written, filled]);
  return sizeOf(about);
}

async function fill(pack: tar.Pack, client: pg.Client, about: Manifest): Promise<void> {
  await addEntry(pack, MANIFEST, Buffer.from(JSON.stringify(about)));
  for (const table of about.tables) {
    let number = 0;
    for await (const part of inParts(client.query(copyTo(`copy ${copyTarget(table)} to stdout`)))) {
      number += 1;
      await addEntry(pack, partName(table.name, number), part);
    }
  }
  pack.finalize();
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) {
      yield Buffer.concat(chunks);
      chunks = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** Resolves once the entry has been consumed, so that at most one part waits in memory. */
async function addEntry(pack: tar.Pack, name: string, content: Buffer): Promise<void> {
  const entry = pack.entry({ name, size: content.length, mode: OWNER_ONLY });
  const finished = once(entry, 'finish');
  entry.end(content);
  await finished;
}
