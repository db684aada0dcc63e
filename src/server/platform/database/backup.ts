// A backup is a compressed tar file: a manifest, then every table of the site as PostgreSQL's own COPY text, all of one
// instant. Restoring replaces everything in one transaction, so a file that is broken or of another version changes
// nothing, and a running site sees either the old or the new. (The embedded PostgreSQL brings no pg_dump.)

import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import tar from 'tar-stream';
import { z } from 'zod';
import { CONTENT_CHANGED } from '#server/platform/content-import.ts';
import { SteadyClient } from './steady-client.ts';

const MANIFEST = 'manifest.json';

const manifest = z.object({
  format: z.literal('grammar-gully-backup-1'),
  createdAt: z.string(),
  /** Which migrations the tables stand at. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

type Manifest = z.infer<typeof manifest>;

export interface BackupSize {
  readonly tables: number;
  readonly rows: number;
}

/** Writes a new file; throws if it is there already or can't be written. */
export async function createBackup(url: string, file: string): Promise<BackupSize> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const about: Manifest = {
      format: 'grammar-gully-backup-1',
      createdAt: new Date().toISOString(),
      migrations: await readMigrations(client),
      tables: await readTables(client),
      sequences: await readSequences(client),
    };
    const pack = tar.pack();
    if (await stat(file).catch(() => null)) throw new Error(`${file} exists already`);
    const unfinished = `${file}.unfinished`;
    const written = pipeline(pack, createGzip(), createWriteStream(unfinished));
    const filled = (async () => {
      const contents: [string, Buffer][] = [];
      for (const table of about.tables) {
        const rows = await buffer(client.query(copyTo(`copy ${target(table)} to stdout`)));
        contents.push([table.name, rows]);
      }
      pack.entry({ name: MANIFEST }, JSON.stringify(about));
      for (const [name, rows] of contents) pack.entry({ name: `${name}.copy` }, rows);
      pack.finalize();
    })();
    filled.catch((error) => pack.destroy(error));
    await Promise.all([written, filled]).catch(async (error) => {
      await rm(unfinished, { force: true });
      throw error;
    });
    await rename(unfinished, file);
    return sizeOf(about);
  });
}

/** Replaces what the tables hold; throws, and changes nothing, when the file is not a whole backup of this version. */
export async function restoreBackup(url: string, file: string): Promise<BackupSize> {
  const { about, contents } = await readBackup(file);
  return withClient(url, async (client) => {
    await client.query('begin');
    const ours = await readMigrations(client);
    if (JSON.stringify(ours) !== JSON.stringify(about.migrations)) {
      throw new Error(
        `The backup was made by another version of the program (${about.migrations.length} migrations, this one has ${ours.length}). Restore it with that version, then update.`,
      );
    }
    const names = about.tables.map((table) => pg.escapeIdentifier(table.name));
    await client.query(`truncate ${names.join(', ')} cascade`);
    for (const table of about.tables) {
      const rows = contents.get(table.name) ?? Buffer.alloc(0);
      await pipeline(
        Readable.from([rows]),
        client.query(copyFrom(`copy ${target(table)} from stdin`)),
      );
    }
    for (const { name, value, isCalled } of about.sequences) {
      await client.query('select setval($1::text::regclass, $2, $3)', [
        pg.escapeIdentifier(name),
        value,
        isCalled,
      ]);
    }
    await client.query("select pg_notify($1, '')", [CONTENT_CHANGED]);
    await client.query('commit');
    return sizeOf(about);
  });
}

async function readBackup(
  file: string,
): Promise<{ about: Manifest; contents: Map<string, Buffer> }> {
  const contents = new Map<string, Buffer>();
  let about: Manifest | null = null;
  const extract = tar.extract();
  const unpacked = pipeline(createReadStream(file), createGunzip(), extract);
  unpacked.catch((error) => extract.destroy(error));
  try {
    for await (const entry of extract) {
      if (entry.header.name === MANIFEST) about = manifest.parse(JSON.parse(await text(entry)));
      else contents.set(entry.header.name.replace(/\.copy$/, ''), await buffer(entry));
    }
    await unpacked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`There is no file ${file}`);
    throw new Error(`${file} is not a whole backup (${(error as Error).message})`);
  }
  const whole = about;
  if (whole === null || whole.tables.some((table) => !contents.has(table.name))) {
    throw new Error(`${file} is not a whole backup`);
  }
  return { about: whole, contents };
}

function target(table: Manifest['tables'][number]): string {
  const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `${pg.escapeIdentifier(table.name)} (${columns})`;
}

function sizeOf({ tables }: Manifest): BackupSize {
  return { tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows, 0) };
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map((row) => row.hash);
}

/** The tables, each after those that it refers to. */
async function readTables(client: pg.Client): Promise<Manifest['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(`
    select t.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns,
      array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
            where c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid) as refers
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relkind = 'r' order by t.relname`);
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      (row) =>
        !ordered.includes(row) && row.refers.every((name) => ordered.some((o) => o.name === name)),
    );
    if (next === undefined) throw new Error('The tables refer to each other in a circle');
    ordered.push(next);
  }
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of ordered) {
    const counted = await client.query<{ count: number }>(
      `select count(*)::int as count from ${pg.escapeIdentifier(name)}`,
    );
    tables.push({ name, columns, rows: counted.rows[0]?.count ?? 0 });
  }
  return tables;
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    const found = state.rows[0];
    if (found !== undefined) sequences.push({ name, value: found.value, isCalled: found.called });
  }
  return sequences;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: 'grammar-gully-backup',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Whatever was not committed is undone with the connection.
    await client.end();
  }
}
