import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveSourceMaps } from './source-maps.ts';

const DAY_S = 24 * 3_600;
let dir: string;
let maps: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grammar-gully-build-'));
  maps = join(dir, 'maps');
});
afterEach(() => rm(dir, { recursive: true }));

async function build(id: string, previous: string | null): Promise<void> {
  const fresh = join(dir, 'fresh');
  await mkdir(join(fresh, 'assets'), { recursive: true });
  await writeFile(join(fresh, 'assets/app.js'), '');
  const map = { version: 3, mappings: 'AAAA', sources: ['a.ts'], sourcesContent: ['secret'] };
  await writeFile(join(fresh, 'assets/app.js.map'), JSON.stringify(map));
  await moveSourceMaps(fresh, maps, id, previous);
}

const age = async (id: string, days: number) => {
  const then = Date.now() / 1_000 - days * DAY_S;
  await utimes(join(maps, id), then, then);
};

it('maps are not among the files that are served, and hold no sources', async () => {
  await build('first', null);
  expect(await readdir(join(dir, 'fresh/assets'))).toEqual(['app.js']);
  const kept = await readFile(join(maps, 'first/app.js.map'), 'utf8');
  expect(JSON.parse(kept)).toEqual({ version: 3, mappings: 'AAAA', sources: ['a.ts'] });
});

it('maps stay for seven days after their build was replaced', async () => {
  await build('first', null);
  await age('first', 30);
  await build('second', 'first');
  expect((await readdir(maps)).sort()).toEqual(['first', 'second']);
  await age('first', 6);
  await build('third', 'second');
  expect((await readdir(maps)).sort()).toEqual(['first', 'second', 'third']);
  await age('first', 8);
  await build('third', 'second');
  expect((await readdir(maps)).sort()).toEqual(['second', 'third']);
});
