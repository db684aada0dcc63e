// The boundary check proves itself: a planted violation must make it fail, or it checks nothing.

import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let house: string;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'boundaries-'));
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const file of [
    'package.json',
    '.dependency-cruiser.cjs',
    'tsconfig.json',
    'tsconfig.web.json',
  ]) {
    await copyFile(join(root, file), join(house, file));
  }
  await plant('src/domain/quiz/stars.ts', 'export const stars = 3;');
  await plant('src/server/features/quiz/store.ts', 'export const store = 1;');
  await plant('src/server/features/quiz/service.ts', 'export const service = 1;');
  await plant('src/web/features/quiz/page.ts', 'export const page = 1;');
  await plant('src/web/features/progress/memory.ts', 'export const memory = 1;');
  await plant(
    'src/web/features/session/account.ts',
    "import { memory } from '#web/features/progress/memory.ts'; export const account = memory;",
  );
  await plant(
    'src/web/features/site/page.ts',
    "import { account } from '#web/features/session/account.ts'; export const page = account;",
  );
});

afterAll(async () => {
  await rm(house, { recursive: true, force: true });
});

async function plant(path: string, text: string) {
  await mkdir(dirname(join(house, path)), { recursive: true });
  await writeFile(join(house, path), text);
}

/** The names of the rules that are broken. */
async function check(): Promise<string[]> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = await run(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
    { cwd: house, maxBuffer: 50_000_000 },
  );
  const { summary } = JSON.parse(stdout);
  return summary.violations.map((v: { rule: { name: string } }) => v.rule.name);
}

describe('the boundary check', () => {
  it('finds nothing in a house that keeps the rules', async () => {
    expect(await check()).toEqual([]);
  }, 60_000);

  it.each([
    [
      'src/domain/quiz/wrong.ts',
      "import { store } from '#server/features/quiz/store.ts'; export const x = store;",
      'domain-is-pure',
    ],
    [
      'src/domain/quiz/wrong.ts',
      "import { readFileSync } from 'node:fs'; export const x = readFileSync;",
      'domain-is-pure',
    ],
    [
      'src/contract/wrong.ts',
      "import { page } from '../web/features/quiz/page.ts'; export const x = page;",
      'contract-knows-domain',
    ],
    [
      'src/server/features/site/wrong.ts',
      "import { store } from '#server/features/quiz/store.ts'; export const x = store;",
      'features-meet-in-services',
    ],
    [
      'src/server/platform/wrong.ts',
      "import { service } from '#server/features/quiz/service.ts'; export const x = service;",
      'platform-knows-no-feature',
    ],
    [
      'src/web/features/site/wrong.ts',
      "import { page } from '#web/features/quiz/page.ts'; export const x = page;",
      'web-features-apart',
    ],
    [
      'src/web/features/session/wrong.ts',
      "import { page } from '#web/features/quiz/page.ts'; export const x = page;",
      'web-session-is-low',
    ],
    [
      'src/web/features/progress/wrong.ts',
      "import { account } from '#web/features/session/account.ts'; export const x = account;",
      'web-progress-is-low',
    ],
    [
      'src/web/wrong.ts',
      "import type { store } from '#server/features/quiz/store.ts'; export type X = typeof store;",
      'web-knows-no-server',
    ],
  ])(
    'catches what is planted in %s',
    async (path, text, rule) => {
      await plant(path, text);
      try {
        expect(await check()).toContain(rule);
      } finally {
        await rm(join(house, path));
      }
    },
    60_000,
  );
});
