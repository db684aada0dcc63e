import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPagePreloads } from './page-preloads.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'page-preloads-'));
  const preloads = {
    '/': ['assets/style.css', 'assets/home.js'],
    '/T&C': ['assets/terms.js', 'assets/legal.js'],
    '/worksheets/:name': ['assets/worksheet.js'],
    '/game?level': ['assets/play.js'],
    '/game': ['assets/choose.js'],
    '/quiz': [],
    '*': ['assets/not-found.js'],
  };
  await writeFile(join(dir, 'preloads.json'), JSON.stringify(preloads));
});
afterAll(() => rm(dir, { recursive: true }));

const terms = '</assets/terms.js>; rel=modulepreload, </assets/legal.js>; rel=modulepreload';

it.each([
  [
    '/',
    '</assets/style.css>; rel=preload; as=style; crossorigin, </assets/home.js>; rel=modulepreload',
  ],
  ['/T&C', terms],
  ['/t%26c/', terms],
  ['/worksheets/Nouns', '</assets/worksheet.js>; rel=modulepreload'],
  ['/game', '</assets/choose.js>; rel=modulepreload'],
  ['/game?src=s', '</assets/choose.js>; rel=modulepreload'],
  ['/game/?src=s&level=1#level', '</assets/play.js>; rel=modulepreload'],
  ['/game?level=%E0', '</assets/play.js>; rel=modulepreload'],
  ['/game#?level=1', '</assets/choose.js>; rel=modulepreload'],
  ['/quiz', undefined],
  ['/no/such/page', '</assets/not-found.js>; rel=modulepreload'],
  ['/%E0%A4%A', '</assets/not-found.js>; rel=modulepreload'],
])('names the files of %s', async (path, link) => {
  const linkFor = await readPagePreloads(dir);
  expect(linkFor(path)).toBe(link);
});

it('names nothing where nothing is built', async () => {
  const linkFor = await readPagePreloads(join(dir, 'nowhere'));
  expect(linkFor('/')).toBeUndefined();
});
