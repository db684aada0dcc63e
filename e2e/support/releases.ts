// A site that releases builds while its pages are open. Each further build is a copy of the built pages in which every
// hashed file is renamed, every reference to it rewritten, and the id changed.

import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { makeDataDir, type OwnServer, removeDataDir, startServer } from './own-server.ts';

const BUILT = join(import.meta.dirname, '../../dist/web');
const HASHED = /-[\w-]+\.\w+$/;
const TEXT = /\.(js|css|html|json)$/;

export class ReleasingSite {
  readonly dataDir: string;
  readonly #webDir: string;
  #server: OwnServer;
  #releases = 0;

  private constructor(dataDir: string, webDir: string, server: OwnServer) {
    this.dataDir = dataDir;
    this.#webDir = webDir;
    this.#server = server;
  }

  static async start(): Promise<ReleasingSite> {
    const dataDir = await makeDataDir();
    const webDir = join(dataDir, 'web');
    await writeBuild(webDir, 0);
    return new ReleasingSite(dataDir, webDir, await startServer(dataDir, { WEB_DIR: webDir }));
  }

  get baseUrl(): string {
    return this.#server.baseUrl;
  }

  /** The id of the current build. */
  get build(): string {
    return idOf(this.#releases);
  }

  /** Installs another build and restarts the server. The files of the earlier builds are kept, or gone. */
  async release(earlier: 'kept' | 'gone'): Promise<void> {
    this.#releases += 1;
    const port = new URL(this.baseUrl).port;
    await this.#server.stop();
    if (earlier === 'gone') await rm(this.#webDir, { recursive: true });
    await writeBuild(this.#webDir, this.#releases);
    this.#server = await startServer(this.dataDir, { WEB_DIR: this.#webDir, PORT: port });
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    await removeDataDir(this.dataDir);
  }
}

const idOf = (number: number) => `release-${number}`;

async function writeBuild(webDir: string, number: number): Promise<void> {
  const newest = await newestFiles();
  const renamed = newest
    .filter((file) => file.startsWith('assets/') && HASHED.test(file))
    .map((file) => file.replace('assets/', ''));
  // `quiz-page-Ab3dE6f.js` becomes `quiz-page-Ab3dE6f1.js`.
  const names = new RegExp(renamed.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rename = (text: string) =>
    text.replace(names, (name) => name.replace(/\.\w+$/, `${number}$&`));
  for (const file of newest) {
    const target = join(webDir, rename(file));
    await mkdir(join(target, '..'), { recursive: true });
    if (!TEXT.test(file)) {
      await cp(join(BUILT, file), target);
      continue;
    }
    const text = rename(await readFile(join(BUILT, file), 'utf8'));
    await writeFile(
      target,
      text.replace(/(<meta name="build" content=")[^"]*/, (_, start) => start + idOf(number)),
    );
  }
  await writeFile(join(webDir, '.built-from'), idOf(number));
}

/** The files of the newest build in dist/web, without the compressed ones. */
async function newestFiles(): Promise<string[]> {
  const replaced: unknown = JSON.parse(await readFile(join(BUILT, '.replaced.json'), 'utf8'));
  const isReplaced = new Set(Object.keys(replaced as object));
  const entries = await readdir(BUILT, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length + 1))
    .filter((file) => !isReplaced.has(file));
}

export async function buildOf(page: Page): Promise<string | undefined> {
  const meta = page.locator('meta[name="build"]');
  return (await meta.getAttribute('content')) ?? undefined;
}

/** Expects the page to have reloaded with the newest build. */
export async function expectApplied(page: Page, site: ReleasingSite): Promise<void> {
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(site.build);
}

/** Returns to the tab, which then contacts the server. */
export async function returnToTab(page: Page): Promise<void> {
  await expect(async () => {
    const replied = page.waitForResponse(/\/api\/maintenance$/, { timeout: 5_000 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await replied).finished();
  }).toPass();
}
