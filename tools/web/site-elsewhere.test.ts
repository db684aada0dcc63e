import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteFile } from '../../src/domain/site/site.ts';
import { filesOf } from './files-of.ts';
import { siteElsewhere } from './site-elsewhere.ts';

const root = join(import.meta.dirname, '../..');
const site = siteFile.parse(parse(await readFile(join(root, 'content/site.yaml'), 'utf8')));

const READ = '{content/**/*.{yaml,txt},src/**/*.{ts,tsx,css,html,svg,txt,typ,sql}}';
const FOR_TESTS = /\.test\.tsx?$|\/testing\//;

it('name, city and contacts stand in content/site.yaml alone', async () => {
  const paths = (await filesOf(root, READ)).filter(
    (path) => path !== 'content/site.yaml' && !FOR_TESTS.test(path),
  );
  expect(paths.length).toBeGreaterThan(500);
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  );
  expect(siteElsewhere(new Map(files), site)).toEqual([]);
});

it.each([
  ['src/messages/shell.ts', `export const title = '${site.name.toUpperCase()}';`, site.name],
  ['src/web/public/favicon.svg', `<title>${site.name}</title>`, site.name],
  ['content/pages/terms.yaml', `The courts at ${site.city} decide.`, site.city],
  ['src/web/app/footer.tsx', `'mailto:${site.supportEmail}'`, site.supportEmail],
  [
    'src/server/app.ts',
    `'${site.supportPhone.replace(/(\d{5})(\d{5})$/, ' $1 $2')}'`,
    site.supportPhone.slice(-10),
  ],
])('finds it where it is planted: %s', (path, text, part) => {
  const problem = `${path}: ${part} stands in content/site.yaml`;
  expect(siteElsewhere(new Map([[path, text]]), site)).toEqual([problem]);
});

it('a sentence of the bank may be about the city', () => {
  const sentence = `text: They built this rover in ${site.city}.`;
  expect(siteElsewhere(new Map([['content/worksheets/a.yaml', sentence]]), site)).toEqual([]);
});
