// Checks the linter's configuration: what is planted is found, and what is allowed is not.

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** File, what is planted in it, and a part of the message. */
const faults: readonly (readonly [file: string, planted: string, message: string])[] = [
  ['src/domain/a1.ts', 'export const at = () => Date.now();', 'neither the clock nor chance'],
  ['src/domain/a2.ts', 'export const at = () => new Date();', 'neither the clock nor chance'],
  ['src/domain/a3.ts', 'export const x = () => Math.random();', 'neither the clock nor chance'],
  ['src/domain/a4.ts', 'export const x = () => crypto.randomUUID();', 'neither the clock nor'],
  ['src/messages/a.ts', 'export const at = () => performance.now();', 'neither the clock nor'],
  ['src/web/app/a1.ts', "export const get = () => fetch('/api/x');", '#web/platform/api.ts'],
  ['src/server/features/a.ts', "export const get = () => fetch('/x');", 'src/server/gateways'],
  ['src/server/features/b.ts', 'export const port = process.env.PORT;', 'process.env'],
  ['src/web/app/a2.ts', 'export const loader = process.env.LOADER;', 'process.env'],
  ['src/domain/a.test.ts', "it.skip('adds', () => {});", "Don't disable tests"],
  ['e2e/a.spec.ts', "test.only('adds', () => {});", 'focus'],
  ['src/server/b.ts', 'async function a() {}\nexport const b = () => {\n  a();\n};', 'Promise'],
  ['src/web/app/b1.tsx', 'export const A = () => <p>Hello</p>;', 'src/messages'],
  ['src/web/app/b2.tsx', 'export const A = () => <a aria-label="Go on" />;', 'src/messages'],
  ['src/web/app/b3.tsx', "export const A = () => <a title={'Go on'} />;", 'src/messages'],
  ['src/web/app/b4.tsx', 'export const A = () => <img alt="A dog" />;', 'src/messages'],
  ['src/web/app/c1.tsx', 'export const A = () => <img src="https://x.org/a" />;', 'other sites'],
  ['src/web/app/c2.tsx', "export const A = () => <img src={'//x.org/a'} />;", 'other sites'],
];

/** Allowed. */
const house: readonly (readonly [file: string, text: string])[] = [
  ['src/domain/d.ts', "export const at = new Date('2026-01-01');\nexport const to = Date.parse;"],
  ['src/domain/d.test.ts', 'export const at = Date.now();'],
  ['src/web/platform/d.ts', "export const get = () => fetch('/api/x');"],
  ['src/server/gateways/d.ts', "export const get = () => fetch('/x');"],
  ['src/server/main.ts', 'export const port = process.env.PORT;'],
  ['src/server/d.ts', 'async function a() {}\nexport const b = () => {\n  void a();\n};'],
  ['src/web/app/d.tsx', 'export const A = ({ a }) => <p className="box">({a}) →</p>;'],
  ['src/web/app/e.tsx', 'export const A = ({ a }) => <img alt="" title={a} src="/a.svg" />;'],
  ['src/web/app/d.stories.tsx', 'export const A = () => <p title="Hello">Hello</p>;'],
];

let found: ReadonlyMap<string, string>;

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    await cp(join(root, 'biome.json'), join(dir, 'biome.json'));
    await cp(join(root, 'tools/lint'), join(dir, 'tools/lint'), { recursive: true });
    for (const [file, text] of [...faults, ...house]) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), `${text}\n`);
    }
    found = await lint(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}, 60_000);

it.each(faults)('finds in %s: %s', (file, _, message) => {
  expect(found.get(file)).toContain(message);
});

it.each(house)('allows in %s: %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

/** The messages about each file. */
async function lint(dir: string): Promise<ReadonlyMap<string, string>> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--max-diagnostics=none', 'src', 'e2e'];
  // It fails, since there are faults.
  const { stderr } = await promisify(execFile)(process.execPath, [biome, ...args], {
    cwd: dir,
  }).catch((error) => error);
  const messages = new Map<string, string>();
  for (const report of stderr.split(/\n(?=\S+:\d+:\d+ )/)) {
    const [file = ''] = report.trim().split(':');
    messages.set(file, `${messages.get(file) ?? ''}${report}`);
  }
  return messages;
}
