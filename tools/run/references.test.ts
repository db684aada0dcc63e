// Comments and pages refer to `product §4.2`, `content guide §5.6` and `decision 9`. Each reference must point to a
// section or a file that exists; a planted wrong one proves that this check finds it.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const FOLDERS = ['src', 'tools', 'bench', 'e2e', 'docs'];
const ROOT_FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'vite.config.ts',
  '.env.example',
  'content/README.md',
];
const READ = new Set(['.ts', '.tsx', '.mjs', '.css', '.html', '.md']);

/** Numbers of the sections of a page: `## 4 Accounts`, `### 4.2 Phone numbers`. */
function sectionsOf(page: string): string[] {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  return [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map(([, number = '']) => number);
}

const sections: Readonly<Record<string, readonly string[]>> = {
  product: sectionsOf('product.md'),
  'content guide': sectionsOf('content-guide.md'),
};
const decisions = readdirSync(join(root, 'docs/decisions')).map((file) =>
  Number.parseInt(file, 10),
);

/** A page refers to its own sections without a name. */
const pageOf: Readonly<Record<string, string>> = {
  'docs/product.md': 'product',
  'docs/content-guide.md': 'content guide',
};

const NUMBERS = String.raw`§\d+(?:\.\d+)?(?:(?:, | to | and | or )§\d+(?:\.\d+)?)*`;
const REFERENCES = new RegExp(`(?:(product|content guide) )?(${NUMBERS})`, 'g');

/** References to nothing, each with its file. */
function wrongReferences(file: string, written: string): string[] {
  // A reference may wrap onto the next line of a comment.
  const text = written.replace(/\s*\n\s*(?:\/\/+|\*)?\s*/g, ' ');
  const wrong: string[] = [];
  for (const [reference, page = pageOf[file] ?? '', numbers = ''] of text.matchAll(REFERENCES)) {
    const known = sections[page] ?? [];
    const all = numbers.match(/\d+(?:\.\d+)?/g) ?? [];
    if (all.some((number) => !known.includes(number))) wrong.push(`${file}: ${reference}`);
  }
  for (const [reference, numbers = ''] of text.matchAll(
    /\b[Dd]ecisions? (\d+(?:(?:, | and )\d+)*)/g,
  )) {
    if (numbers.split(/, | and /).some((number) => !decisions.includes(Number(number)))) {
      wrong.push(`${file}: ${reference}`);
    }
  }
  for (const [reference] of text.matchAll(/\b[Dd]ecisions?,? ["“]|docs\/decisions\/\d+(?!\d*-)/g)) {
    wrong.push(`${file}: ${reference}`);
  }
  return wrong;
}

/** Links of a Markdown page to files that do not exist. */
function deadLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(root, dirname(file), target)))
    .map((target) => `${file}: ${target}`);
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && READ.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

const self = import.meta.filename.slice(root.length + 1);
const files = [...FOLDERS.flatMap(filesOf), ...ROOT_FILES].filter((file) => file !== self);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

it('points every reference to a section or a decision that exists', () => {
  const wrong = files.flatMap((file) => wrongReferences(file, textOf(file)));
  expect(wrong).toEqual([]);
});

it('links pages to files that exist', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  expect(pages.flatMap((file) => deadLinks(file, textOf(file)))).toEqual([]);
  expect(deadLinks('docs/planted.md', '[a page](decisions/999-gone.md)')).toHaveLength(1);
});

it.each([
  ['a section that does not exist', '// (product §4.99)'],
  ['the second of two sections', '// (product §4.2, §4.99)'],
  ['the end of a range', '// (product §4.5 to §4.99)'],
  ['a section of the other page', '// (content guide §15.1)'],
  ['a section of no page', '// (see §4.2)'],
  ['a reference that is wrapped', '// first (product\n// §4.99).'],
  ['a decision that does not exist', '// (decision 999)'],
  ['a decision by its title', '// (decisions "Quiz")'],
  ['a decision by half its path', '// (docs/decisions/001)'],
])('finds %s', (_, planted) => {
  expect(wrongReferences('src/planted.ts', planted)).toHaveLength(1);
});

it('lets right references through', () => {
  const right = '// (product §4.2, §4.5 to §4.7; content guide §5.6; decision 1)';
  expect(wrongReferences('src/planted.ts', right)).toEqual([]);
});

it.each([['product.md'], ['content-guide.md']])(
  'numbers the sections of %s without a gap, each once',
  (page) => {
    let expected: readonly [number, number] = [0, 0];
    for (const section of sectionsOf(page)) {
      const [chapter = 0, part = 0] = section.split('.').map(Number);
      expected = part === 0 ? [expected[0] + 1, 0] : [expected[0], expected[1] + 1];
      expect(section).toBe(part === 0 ? `${expected[0]}` : `${expected[0]}.${expected[1]}`);
      expect(chapter).toBe(expected[0]);
    }
  },
);

it('numbers the decisions without a gap, each once', () => {
  expect(decisions.toSorted((a, b) => a - b)).toEqual(decisions.map((_, index) => index + 1));
});
