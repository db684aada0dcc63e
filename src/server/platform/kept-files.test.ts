import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKeptFiles } from './kept-files.ts';

const DAY = 24 * 3_600_000;
let folder: string;
let dir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  dir = join(folder, 'files');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Counts how often a file is made. */
function maker(text: string) {
  const made = { times: 0, make: async () => Buffer.from(text) };
  const { make } = made;
  made.make = async () => {
    made.times += 1;
    return make();
  };
  return made;
}

const silent = { warn: () => {} };

it('a file is made once, however many wait for it, and kept for the next process', async () => {
  const sheet = maker('a sheet');
  const files = createKeptFiles({ dir, log: silent });
  const all = await Promise.all(Array.from({ length: 20 }, () => files.get('one', sheet.make)));
  expect(all.map(String)).toEqual(Array(20).fill('a sheet'));
  const next = createKeptFiles({ dir, log: silent });
  expect(String(await next.get('one', sheet.make))).toBe('a sheet');
  expect(sheet.times).toBe(1);
  // Nothing half-written is left.
  expect(await readdir(dir)).toEqual(['one']);
});

it('a file is for its owner alone', async () => {
  await createKeptFiles({ dir, log: silent }).get('one', maker('a sheet').make);
  expect((await stat(join(dir, 'one'))).mode & 0o777).toBe(0o600);
});

it('a file that could not be made is tried again', async () => {
  const files = createKeptFiles({ dir, log: silent });
  await expect(files.get('two', () => Promise.reject(new Error('no ink')))).rejects.toThrow('ink');
  expect(String(await files.get('two', maker('ink').make))).toBe('ink');
});

describe('a folder that takes no files', () => {
  it.each([
    // Not even root can make a folder there.
    ['is read-only', async () => '/sys/worksheets'],
    [
      'is a file',
      async () => {
        await writeFile(join(folder, 'in-the-way'), '');
        return join(folder, 'in-the-way');
      },
    ],
  ])('%s: every file is served all the same, and the log says so once', async (_name, place) => {
    const lines: string[] = [];
    const log = { warn: (_fields: object, message: string) => lines.push(message) };
    const files = createKeptFiles({ dir: await place(), log });
    const [one, two] = [maker('one'), maker('two')];
    expect(String(await files.get('one', one.make))).toBe('one');
    expect(String(await files.get('two', two.make))).toBe('two');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('files are made again');
    // From memory.
    await files.get('one', one.make);
    expect(one.times).toBe(1);
  });
});

it('old files are deleted, the others stay', async () => {
  const files = createKeptFiles({ dir, log: silent });
  await files.get('old', maker('old').make);
  await files.get('new', maker('new').make);
  const longAgo = new Date(Date.now() - 3 * DAY);
  await utimes(join(dir, 'old'), longAgo, longAgo);
  await files.clearBefore(new Date(Date.now() - DAY));
  expect(await readdir(dir)).not.toContain('old');
  expect(await readFile(join(dir, 'new'), 'utf8')).toBe('new');
});
