import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { firstVisit } from './first-visit.ts';
import { firstVisitProblems, MAX_SCRIPT_FILES } from './first-visit-limit.ts';
import { importChain } from './import-chain.ts';
import { preloadsOf } from './preloads.ts';

const manifest = {
  'style.css': { file: 'assets/style.css' },
  'index.html': { file: 'assets/index.js', imports: ['_framework.js'], isEntry: true },
  '_framework.js': { file: 'assets/framework.js' },
  '_quiz.js': { file: 'assets/quiz.js', imports: ['_framework.js', 'index.html'] },
  'features/quiz/quiz-page.tsx': { file: 'assets/quiz-page.js', imports: ['_quiz.js'] },
  'features/quiz/result.tsx': { file: 'assets/result.js', imports: ['_quiz.js'] },
};
const sizes: Record<string, number> = { 'assets/framework.js': 9, 'assets/index.js': 5 };
const sizeOf = (file: string) => sizes[file] ?? 1;

it('a page preloads the stylesheet, the entry, its modules and what they import, the largest first', () => {
  const pages = { '/quiz': ['features/quiz/quiz-page.tsx', 'features/quiz/result.tsx'] };
  expect(preloadsOf(manifest, pages, sizeOf)).toEqual({
    '/quiz': [
      'assets/style.css',
      'assets/framework.js',
      'assets/index.js',
      'assets/quiz-page.js',
      'assets/quiz.js',
      'assets/result.js',
    ],
  });
});

it('a module that the build does not have is named', () => {
  expect(() => preloadsOf(manifest, { '/quiz': ['features/quiz/gone.tsx'] }, sizeOf)).toThrow(
    'features/quiz/gone.tsx',
  );
});

/** Which does not become smaller by compression. */
const noise = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

it('a page that carries too much is named, with its files', () => {
  const contents: Record<string, Uint8Array> = {
    'a.js': noise(60_000),
    'b.js': noise(60_000),
    'c.js': noise(60_000),
    'style.css': noise(60_000),
  };
  const contentOf = (file: string) => contents[file] ?? new Uint8Array();
  const preloads = {
    '/': ['style.css', 'a.js', 'b.js'],
    '/quiz': ['style.css', 'a.js', 'b.js', 'c.js'],
  };
  const problems = firstVisitProblems(preloads, contentOf);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('/quiz carries 175.8 KB of JavaScript in 3 files');
  expect(problems[0]).toContain('58.6 KB c.js');
});

it('so is one that needs too many files', () => {
  const files = Array.from({ length: MAX_SCRIPT_FILES + 1 }, (_, place) => `${place}.js`);
  expect(firstVisitProblems({ '/': files }, () => '')[0]).toContain('in 13 files');
  expect(firstVisitProblems({ '/': files.slice(1), '/dev/gallery': files }, () => '')).toEqual([]);
});

it('the shortest way to a module leads from the entry', () => {
  const importers: Record<string, [static_: string[], dynamic: string[]]> = {
    zod: [['contract.ts', 'domain.ts'], []],
    'contract.ts': [['deep.ts'], []],
    'deep.ts': [['page.tsx'], []],
    'domain.ts': [['page.tsx'], []],
    'page.tsx': [[], ['routes.tsx']],
    'routes.tsx': [['main.tsx'], []],
  };
  const infoOf = (id: string) => {
    const [static_ = [], dynamic = []] = importers[id] ?? [];
    return { importers: static_, dynamicImporters: dynamic };
  };
  expect(importChain('zod', infoOf)).toEqual([
    'main.tsx',
    'routes.tsx',
    'page.tsx',
    'domain.ts',
    'zod',
  ]);
});

it('the build names the way to zod, also from a page that loads later', async () => {
  const files = {
    'index.html': '<script type="module" src="./main.ts"></script>',
    'main.ts':
      "export const routes = [() => import('./pages/quiz-page.ts')];\nconsole.log(routes);",
    'pages/quiz-page.ts': "import { stars } from '../domain/stars.ts';\nconsole.log(stars(3));",
    'domain/stars.ts':
      "import { z } from 'zod';\nexport const stars = (given: unknown) => z.int().parse(given);",
  };
  const root = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    await symlink(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const built = build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [firstVisit()],
      build: { write: false },
    });
    await expect(built).rejects.toThrow(
      /zod is in the pages(.|\n)*main\.ts\n.*pages\/quiz-page\.ts\n.*domain\/stars\.ts\n.*zod/,
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
