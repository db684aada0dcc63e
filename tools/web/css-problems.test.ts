import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cssProblems } from './css-problems.ts';
import { filesOf } from './files-of.ts';

const root = join(import.meta.dirname, '../..');

it('the pages use the variables and classes that there are, and all of them', async () => {
  const paths = await filesOf(root, 'src/web/**/*.{css,html,ts,tsx}');
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  const sources = new Map(paths.map((path, at) => [path, texts[at] ?? '']));
  expect(sources.size).toBeGreaterThan(100);
  expect(cssProblems(sources)).toEqual([]);
});

const house = {
  'src/web/ui/tokens/tokens.css': ':root { --space-1: 4px; --art-red-deep: #900; }',
  'src/web/ui/box.module.css':
    '.box { padding: var(--space-1); }\n.wide:hover > .tall { top: 0.5rem; }',
  'src/web/ui/box.tsx':
    "import styles from './box.module.css';\nexport const all = [styles.box, styles.wide, styles.tall];",
  'src/web/ui/pot.tsx': `const deep = \`var(--art-\${paint}-deep)\`;`,
};

it.each([
  [
    { 'src/web/ui/a.css': 'a { gap: var(--spce-1); }' },
    'src/web/ui/a.css: nothing defines --spce-1',
  ],
  [{ 'src/web/ui/a.css': ':root { --spare: 0; }' }, 'src/web/ui/a.css: nothing uses --spare'],
  [
    { 'src/web/ui/a.tsx': "import styles from './box.module.css';\nstyles.bx;" },
    'src/web/ui/a.tsx: src/web/ui/box.module.css has no class bx',
  ],
  [
    { 'src/web/ui/a.module.css': '.alone { top: 0; }' },
    'src/web/ui/a.module.css: nothing uses the class alone',
  ],
  [
    { 'src/web/ui/a.css': 'a:hover { color: #c0271e; }' },
    'src/web/ui/a.css: the colour #c0271e is no token of src/web/ui/tokens',
  ],
  [
    { 'src/web/ui/a.css': 'a { border: 1px solid rgb(0 0 0 / 50%); }' },
    'src/web/ui/a.css: the colour rgb( is no token of src/web/ui/tokens',
  ],
  [
    { 'src/web/ui/a.css': 'a { white-space: pre; color: white; }' },
    'src/web/ui/a.css: the colour white is no token of src/web/ui/tokens',
  ],
])('finds what is planted: %o', (planted, problem) => {
  expect(cssProblems(new Map(Object.entries(house)))).toEqual([]);
  expect(cssProblems(new Map(Object.entries({ ...house, ...planted })))).toEqual([problem]);
});
