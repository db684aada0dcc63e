import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { parse, stringify } from 'yaml';
import { storedContent } from '#server/content.ts';
import { wordCardLevel } from '#server/features/card-game/tables.ts';
import {
  competition,
  competitionAffiliate,
  competitionPaper,
} from '#server/features/competition/tables.ts';
import { dropGameLevel } from '#server/features/drop-game/tables.ts';
import { learnerError } from '#server/features/learning/tables.ts';
import { lesson } from '#server/features/lesson/tables.ts';
import { membershipOffer } from '#server/features/membership/tables.ts';
import { level, topic } from '#server/features/quiz/tables.ts';
import { aboutPage, siteDetails } from '#server/features/site/tables.ts';
import { wordOfDay } from '#server/features/vocabulary/tables.ts';
import { worksheet } from '#server/features/worksheet/tables.ts';
import { type Database, openDatabase, openPool } from '#server/platform/database/database.ts';
import { checkHealth } from '#server/platform/health.ts';
import { importUnchecked, SAMPLE_CONTENT } from '#server/testing/sample-content.ts';
import { createTestDatabase } from '#server/testing/test-app.ts';
import { contentImport } from '../tables.ts';
import { ContentError } from './content-error.ts';
import { CONTENT_CHANGED } from './content-notice.ts';
import { importContent } from './import-content.ts';

/** Every table that the import fills: all their columns are tried. */
const tables = {
  aboutPage,
  siteDetails,
  topic,
  level,
  lesson,
  learnerError,
  wordOfDay,
  wordCardLevel,
  dropGameLevel,
  membershipOffer,
  worksheet,
  competition,
  competitionPaper,
  competitionAffiliate,
};
const REAL_CONTENT = join(import.meta.dirname, '../../../../content');
const ABOUT = 'pages/about.yaml';
const QUIZ = 'quiz/basic/01-nouns.yaml';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let db: Database;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 4, () => {});
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  for (const table of [contentImport, ...Object.values(tables)]) await db.delete(table);
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await cp(SAMPLE_CONTENT, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Before competition 7 begins: later the import leaves it alone. */
const clock = { now: () => new Date('2024-06-01T00:00:00Z') };

const importFolder = () => importUnchecked(db, folder, { clock });

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, file);
  await writeFile(path, edit(await readFile(path, 'utf8')));
}

const firstAbout = async () => (await db.select().from(aboutPage))[0]?.attributes.Para1;
const setAbout = (text: string) =>
  change(ABOUT, (old) => stringify({ ...parse(old), Para1: text }));

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('an import', () => {
  it('writes what changed, and nothing the second time', async () => {
    expect(await importFolder()).toEqual([
      'about',
      'site',
      'quiz',
      'lessons',
      'learner-errors',
      'words',
      'word-cards',
      'drop-it',
      'membership',
      'concept-sheets',
      'practice-sheets',
      'papers',
      'competitions',
      'affiliates',
    ]);
    expect(await importFolder()).toEqual([]);
    await setAbout('New.');
    expect(await importFolder()).toEqual(['about']);
    expect(await firstAbout()).toBe('New.');
  });

  it('fills the tables above and no others', async () => {
    await importFolder();
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const filled: string[] = [];
    for (const { name } of rows) {
      const found = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
      if (found.rows.length > 0) filled.push(name);
    }
    const known = [contentImport, ...Object.values(tables)].map((table) => getTableName(table));
    expect(filled.toSorted()).toEqual(known.toSorted());
  });

  it('notifies the other processes which collections changed', async () => {
    await importFolder();
    const client = await connect();
    const told: unknown[] = [];
    client.on('notification', ({ payload }) => told.push(payload));
    await client.query(`listen ${CONTENT_CHANGED}`);
    await setAbout('New.');
    await change(QUIZ, (text) => `${text}\n# touched`);
    await importFolder();
    await expect.poll(() => told).toEqual(['about', 'quiz']);
  });

  it('that waits for another brings the files as they are when its turn comes', async () => {
    await importFolder();
    const other = await connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(7470002)');
    await setAbout('Older.');
    const waiting = importFolder();
    // Not asked by the one that holds the lock: within a transaction the answer would stay the same.
    const isWaiting = async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity
            where datname = current_database() and query like '%try_advisory%' and pid <> pg_backend_pid()`,
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    await setAbout('Newer.');
    await other.query('commit');
    await waiting;
    expect(await firstAbout()).toBe('Newer.');
  });

  it('is done once, however many processes start at the same time', async () => {
    await Promise.all([importFolder(), importFolder(), importFolder()]);
    await setAbout('New.');
    const written = await Promise.all([importFolder(), importFolder(), importFolder()]);
    expect(written.flat()).toEqual(['about']);
  });

  it('takes rows away that the files no longer have', async () => {
    await importFolder();
    await rm(join(folder, 'quiz/basic/02-pronouns.yaml'));
    await change('games/word-cards.yaml', (text) => stringify(parse(text).slice(0, 1)));
    await importFolder();
    expect((await db.select().from(topic)).map(({ topic: name }) => name)).toEqual([
      'Nouns',
      'Nouns',
    ]);
    expect(await db.select().from(wordCardLevel)).toHaveLength(1);
  });
});

describe('a folder that the checker refuses', () => {
  type Question = { id: string; answer: number; why: string };
  type Topic = { levels: { questions: Question[] }[] };

  it.each<[string, Partial<Question>]>([
    ['a key beyond the options', { answer: 9 }],
    ['a breach of an editorial rule', { why: 'A beautifull animal.' }],
  ])('for %s is not imported', async (_, fault) => {
    await cp(REAL_CONTENT, folder, { recursive: true });
    let id = 'none';
    await change(QUIZ, (text) => {
      const value: Topic = parse(text);
      const question = value.levels[0]?.questions[0];
      id = question?.id ?? id;
      Object.assign(question ?? {}, fault);
      return stringify(value);
    });
    const refused = await importContent(db, folder, storedContent).catch((error) => error);
    expect(refused).toBeInstanceOf(ContentError);
    expect(refused.message).toContain(id);
    expect(await db.select().from(contentImport)).toEqual([]);
    expect(await db.select().from(topic)).toEqual([]);
  });

  it('is refused even where nothing stored has changed, if the operator asks for it', async () => {
    await rm(folder, { recursive: true });
    await cp(REAL_CONTENT, folder, { recursive: true });
    await importFolder();
    await change('games/pair-readings.yaml', (text) => text.replace('unhappy', 'downcast'));
    const unchanged = await importContent(db, folder, storedContent);
    expect(unchanged).toEqual({ written: [], refused: [] });
    const always = importContent(db, folder, storedContent, { isAlwaysChecked: true });
    await expect(always).rejects.toThrow('downcast');
  });
});

describe('an import of files that changed', () => {
  const dump = async () => {
    const rows: Record<string, unknown[]> = {};
    for (const [name, table] of Object.entries(tables)) {
      const all: unknown[] = await db.select().from(table);
      rows[name] = all.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  };
  /** Another value of the column's type, whatever the value is. */
  const another = (column: PgColumn) => {
    if (column === level.topicId) return sql`(select max(${topic.id}) from ${topic})`;
    if (column.dataType === 'boolean') return sql`not ${column}`;
    if (column === level.after) return sql`array_append(${column}, 99)`;
    if (column.dataType === 'number') return sql`${column} + 1000`;
    if (column.dataType === 'date') return sql`${column} + interval '1 day'`;
    if (column.dataType === 'json') return sql`'{}'::jsonb`;
    return sql`${column} || ' of old'`;
  };
  const columns = Object.entries(tables).flatMap(([name, table]) =>
    Object.entries<PgColumn>(getTableColumns(table))
      // Levels hold on to it; a row that is not imported is the operator's, and left alone.
      .filter(([, column]) => column !== topic.id)
      .filter(([columnName]) => columnName !== 'isImported')
      .map(([columnName, column]) => ({
        name: `${name}.${columnName}`,
        table,
        columnName,
        column,
      })),
  );

  it.each(columns)('brings $name up to date', async ({ table, columnName, column }) => {
    await importFolder();
    const imported = await dump();
    const spoilt = { [columnName]: another(column) };
    await db.update<PgTable>(table).set(spoilt);
    expect(await dump()).not.toEqual(imported);
    await db.delete(contentImport);
    await importFolder();
    expect(await dump()).toEqual(imported);
  });

  type Entry = Record<string, unknown>;
  const entry = (value: unknown, ...path: (string | number)[]): Entry =>
    path.reduce((inner, step) => inner[step] as Entry, value as Entry);

  it.each<[file: string, path: (string | number)[], field: string, value: unknown]>([
    [ABOUT, [], 'Para2', 'New.'],
    [ABOUT, ['Feature4'], 'Heading', 'New.'],
    [QUIZ, [], 'topic', 'Naming Words'],
    [QUIZ, [], 'category', 'intermediate'],
    [QUIZ, [], 'order', 9],
    [QUIZ, [], 'isFree', false],
    [QUIZ, ['levels', 0], 'id', 19],
    [QUIZ, ['levels', 0], 'difficulty', 'hard'],
    [QUIZ, ['levels', 0], 'number', 3],
    [QUIZ, ['levels', 0, 'questions', 0], 'why', 'New.'],
    ['learner-errors.yaml', [0], 'name', 'new'],
    ['vocabulary/words.yaml', [0], 'word', 'new'],
    ['vocabulary/words.yaml', [0], 'type', 'conjunction'],
    ['vocabulary/words.yaml', [0], 'meaning', 'new'],
    ['vocabulary/words.yaml', [0], 'sentence', 'New.'],
    ['games/word-cards.yaml', [0], 'level', 12],
    ['games/word-cards.yaml', [0], 'difficulty', 'hard'],
    ['games/word-cards.yaml', [0], 'pairs', 'opposite'],
    ['games/word-cards.yaml', [0, 'words', 0, 'pair'], '0', 'new'],
    ['games/word-cards.yaml', [0, 'words', 0, 'meanings'], '0', 'new'],
  ])('of %s takes over %j %s', async (file, path, field, value) => {
    if (file.startsWith('games')) await change(file, (text) => stringify(parse(text).slice(0, 1)));
    await importFolder();
    const before = await dump();
    await change(file, (text) => {
      const content = parse(text);
      entry(content, ...path)[field] = value;
      return stringify(content);
    });
    await importFolder();
    expect(await dump()).not.toEqual(before);
  });
});

describe('health', () => {
  it('lacks content until every collection has been imported', async () => {
    await importFolder();
    const health = () =>
      checkHealth({ db, notices: { isListening: () => true }, stored: storedContent });
    expect(await health()).toMatchObject({ content: true });
    for (const { name } of storedContent) {
      await db.delete(contentImport).where(eq(contentImport.collection, name));
      expect(await health(), name).toMatchObject({
        content: false,
      });
      await importFolder();
    }
  });
});
