import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from './files-of.ts';
import { storedNameProblems } from './stored-names.ts';

const root = join(import.meta.dirname, '../..');
const FOR_TESTS = /\.test\.tsx?$|\/testing\//;

it('everything that the pages store has one owner and is listed', async () => {
  const paths = (await filesOf(root, 'src/web/**/*.{ts,tsx}')).filter(
    (path) => !FOR_TESTS.test(path),
  );
  expect(paths.length).toBeGreaterThan(300);
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  );
  const product = await readFile(join(root, 'docs/product.md'), 'utf8');
  const listed = product.split('### 2.10 ')[1]?.split('\n### ')[0] ?? '';
  expect(storedNameProblems(new Map(files), listed)).toEqual([]);
});

const listed = '| `theme` | light or dark | | `answers/…` | each answer |';
const problemsOf = (files: Record<string, string>) =>
  storedNameProblems(new Map(Object.entries(files)), listed);

it.each([
  "localStorage.setItem('theme', 'dark');",
  "window.sessionStorage.removeItem('theme');",
  'const { localStorage: kept } = globalThis;',
])('finds what goes around it: %s', (planted) => {
  expect(problemsOf({ 'src/web/app/a.ts': planted })).toEqual([
    'src/web/app/a.ts: only src/web/platform/stored-value.ts uses the storage of the browser',
  ]);
});

it('finds a name that two values share, and one that is not listed', () => {
  const made = "const one = storedValue('theme', parse);";
  const other = "const two = sessionValue<Theme>(\n  'theme',\n  parse,\n);";
  const problems = problemsOf({
    'src/web/app/a.ts': made,
    'src/web/app/b.ts': other,
    'src/web/app/c.ts': "storedValue('mood', parse)",
  });
  expect(problems).toEqual([
    'src/web/app/b.ts: theme is stored elsewhere too',
    'src/web/app/c.ts: product §2.10 does not list mood',
  ]);
});

it('leaves comments, and groups that are listed by their prefix', () => {
  const text = "// In localStorage.\n/** Or sessionStorage. */\nstoredGroup('answers/', parse);";
  expect(problemsOf({ 'src/web/app/a.ts': text })).toEqual([]);
});
