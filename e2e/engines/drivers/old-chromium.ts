// An old Chromium from a package, in which it is compressed.

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import puppeteer, { type CDPSession } from 'puppeteer-core-19';
import { CHROMIUM_ARGS } from '#tools/run/find-chromium.ts';
import { errorIn, noteReport, puppeteerTab } from './puppeteer-tab.ts';
import type { Browser, Finger, Point } from './tab.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');

/** @param name of the package, such as chromium-109. */
export function isChromiumInstalled(name: string): boolean {
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(compressed(name));
}

export async function startOldChromium(name: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath: await decompress(name),
    args: [...CHROMIUM_ARGS, '--no-zygote', '--disable-dev-shm-usage', '--touch-events=enabled'],
  });
  return {
    stop: () => browser.close(),
    async newTab(baseUrl) {
      const context = await browser.createIncognitoBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => void problems.push(...errorIn(message)));
      page.on('request', (request) => noteReport(request, problems));
      page.on('pageerror', (error) => void problems.push(String(error)));
      // A tab left in the middle of a game asks for confirmation.
      page.on('dialog', (dialog) => void dialog.accept());
      const finger = fingerOf(await page.target().createCDPSession());
      return puppeteerTab(page, { baseUrl, problems, finger, close: () => context.close() });
    },
  };
}

const compressed = (name: string) => join(MODULES, name, 'bin/chromium.br');

/** Returns its path. Decompresses it only once; other processes may do so at the same time. */
async function decompress(name: string): Promise<string> {
  const folder = join(MODULES, '.cache/browsers');
  const path = join(folder, name);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  const own = `${path}-${randomUUID()}`;
  const program = await promisify(brotliDecompress)(await readFile(compressed(name)));
  await writeFile(own, program, { mode: 0o755 });
  await rename(own, path);
  return path;
}

function fingerOf(session: CDPSession): Finger {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  };
}
