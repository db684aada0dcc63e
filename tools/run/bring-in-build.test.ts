import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bringInBuild, KEPT_DAYS } from './bring-in-build.ts';

let dir: string;
let served: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grammar-gully-build-'));
  served = join(dir, 'web');
});
afterEach(() => rm(dir, { recursive: true }));

/** A day in June. */
const day = (number: number) => new Date(Date.UTC(2026, 5, number));

/** Brings in a build whose assets have these names; each holds its own name. */
async function release(id: string, assets: readonly string[], on: Date): Promise<void> {
  const fresh = join(dir, `web.new-${id}`);
  await mkdir(join(fresh, 'assets'), { recursive: true });
  for (const name of assets) await writeFile(join(fresh, 'assets', name), name);
  await writeFile(join(fresh, 'index.html'), id);
  await writeFile(join(fresh, '.built-from'), id);
  await bringInBuild(fresh, served, on);
}

const assets = async () => (await readdir(join(served, 'assets'))).sort();

it('the first build is served as it is', async () => {
  await release('one', ['a-1.js'], day(1));
  expect(await assets()).toEqual(['a-1.js']);
  expect(await readFile(join(served, 'index.html'), 'utf8')).toBe('one');
  expect(await readFile(join(served, '.built-from'), 'utf8')).toBe('one');
});

it('files stay for some days after the build that had them last was replaced', async () => {
  await release('one', ['a-1.js', 'b-1.js'], day(1));
  // The first build is replaced on the tenth day, so that is when its days begin.
  await release('two', ['a-2.js', 'b-1.js'], day(10));
  expect(await assets()).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);
  expect(await readFile(join(served, 'index.html'), 'utf8')).toBe('two');
  await release('three', ['a-3.js'], day(10 + KEPT_DAYS));
  expect(await assets()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js']);
  await release('four', ['a-4.js'], day(11 + KEPT_DAYS));
  expect(await assets()).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js']);
});

it('a file that a later build has again is not removed', async () => {
  await release('one', ['a-1.js'], day(1));
  await release('two', ['a-2.js'], day(2));
  await release('one again', ['a-1.js'], day(3));
  await release('one and more', ['a-1.js', 'b-1.js'], day(3 + 2 * KEPT_DAYS));
  expect(await assets()).toEqual(['a-1.js', 'b-1.js']);
});

it('without its list, or with a broken one, a build removes nothing', async () => {
  await release('one', ['a-1.js'], day(1));
  await release('two', ['a-2.js'], day(2));
  await writeFile(join(served, '.replaced.json'), '{"assets/a-1.js": 1');
  await release('three', ['a-3.js'], day(20));
  expect(await assets()).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
});

it('a build that broke off is made good by the next', async () => {
  await release('one', ['a-1.js'], day(1));
  // Of the second, some files came and the document did not.
  await writeFile(join(served, 'assets/a-2.js'), 'a-2.js');
  await release('two', ['a-2.js'], day(1));
  expect(await assets()).toEqual(['a-1.js', 'a-2.js']);
  expect(await readFile(join(served, 'index.html'), 'utf8')).toBe('two');
});
