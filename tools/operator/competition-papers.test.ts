import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPapers } from './competition-papers.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const SEVEN = join(CONTENT, 'competition/7');

it('papers that follow every rule are accepted', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(SEVEN, folder, {
    recursive: true,
    filter: (from) => !from.endsWith('competition.yaml'),
  });
  const papers = await readPapers(CONTENT, 7, folder);
  expect(papers.map(({ id }) => id)).toEqual([702, 703, 704, 705, 706, 707, 708]);
});

it('papers of another competition are refused, each error named', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'papers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(SEVEN, 'standard-2.yaml'), join(folder, 'standard-2.yaml'));
  const refused = readPapers(CONTENT, 8, folder);
  await expect(refused).rejects.toThrow('competition/8/standard-2.yaml: file');
  await expect(refused).rejects.toThrow('already used in competition/7/standard-2.yaml');
});

it('a folder without papers is refused', { timeout: 60_000 }, async () => {
  await expect(readPapers(CONTENT, 8, join(CONTENT, 'pages'))).rejects.toThrow(/papers/);
});
