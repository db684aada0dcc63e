// WebKitGTK, driven by WebDriver on a virtual screen.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key as Code, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.ts';
import { killWithTests } from '../../support/kill-with-tests.ts';
import { startErrorProxy } from './error-proxy.ts';
import type { Browser, Key, Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Otherwise the window's toolbar is wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

const CODES: Record<Key, string> = {
  ...{ Tab: Code.TAB, Enter: Code.ENTER, Space: ' ', Escape: Code.ESCAPE },
  ...{ ArrowDown: Code.ARROW_DOWN, '1': '1', '2': '2', '3': '3', '4': '4' },
};

/** Longer than a busy machine needs. */
const START_MS = 20_000;
const MAX_TRIES = 3;

export const isWebKitInstalled = (): boolean => existsSync(DRIVER) && existsSync(SCREEN);

export async function startWebKit(): Promise<Browser> {
  const settings = await mkdtemp(join(tmpdir(), 'grammar-gully-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = spawn(
    SCREEN,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings };
  killWithTests(screen);
  return {
    newTab: (baseUrl) => openTab(baseUrl, env),
    async stop() {
      await end(screen);
      await rm(settings, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** A WebDriver session, which has its own window. */
async function openTab(baseUrl: string, env: NodeJS.ProcessEnv): Promise<Tab> {
  const proxy = await startErrorProxy(baseUrl);
  const { session, driver } = await startSession(env);
  const mouse = () => session.actions({ async: true });
  const send = (keys: string) => session.actions({ async: true }).sendKeys(keys).perform();
  return {
    problems: proxy.problems,
    // WebKitGTK's WebDriver has no touch input.
    finger: null,
    open: (path) => session.get(new URL(path, proxy.baseUrl).href),
    toFront: async () => session.switchTo().window(await session.getWindowHandle()),
    reload: () => session.navigate().refresh(),
    evaluate: (expression) => session.executeScript(`return (${expression});`),
    async resize(width, height) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    moveMouse: ({ x, y }) =>
      mouse()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    pressMouse: () => mouse().press().perform(),
    releaseMouse: () => mouse().release().perform(),
    key: (key) => send(CODES[key]),
    tabBack: () =>
      session
        .actions({ async: true })
        .keyDown(Code.SHIFT)
        .sendKeys(Code.TAB)
        .keyUp(Code.SHIFT)
        .perform(),
    type: send,
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.quit();
      await end(driver);
      await proxy.stop();
    },
  };
}

/** Occasionally the window does not find its driver and both wait forever, hence the retries. */
async function startSession(env: NodeJS.ProcessEnv) {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env });
    killWithTests(driver);
    try {
      return { driver, session: await newSession(`http://127.0.0.1:${port}`) };
    } catch (error) {
      await end(driver);
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/** Resolves once the driver is listening. */
async function newSession(driver: string): Promise<WebDriver> {
  const givesUp = AbortSignal.timeout(START_MS);
  const isLate = once(givesUp, 'abort').then(() => {
    throw new Error('WebKitWebDriver starts no session');
  });
  for (;;) {
    const session = new Builder()
      .usingServer(driver)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    try {
      return await Promise.race([session, isLate]);
    } catch (error) {
      if (givesUp.aborted || !String(error).includes('ECONNREFUSED')) throw error;
    }
  }
}
