// A tab driven by puppeteer: the old version drives an old Chromium, the new one Firefox.

import { ERROR_REPORTS, type Finger, type Tab } from './tab.ts';

interface ConsoleMessage {
  type(): string;
  text(): string;
}

/** The common interface of both puppeteer versions. */
export interface PuppeteerPage {
  goto(url: string): Promise<unknown>;
  bringToFront(): Promise<void>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: {
    down(key: string): Promise<void>;
    press(key: string): Promise<void>;
    up(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  screenshot(): Promise<unknown>;
}

/** The text of a console error, if the message is one. */
export const errorIn = (message: ConsoleMessage): string[] =>
  message.type() === 'error' ? [message.text()] : [];

interface PageRequest {
  url(): string;
  postData(): string | undefined;
  /** Only in the current puppeteer, where `postData` throws for Firefox. */
  fetchPostData?(): Promise<string | undefined>;
}

/**
 * Notes an error that a page reports to the server. Some only the page notices, such as a part that failed to load.
 */
export function noteReport(request: PageRequest, problems: string[]): void {
  if (!request.url().endsWith(ERROR_REPORTS)) return;
  problems.push('an error was reported to the server:');
  const note = (body: string | undefined) => void problems.push(body ?? 'without a body');
  if (request.fetchPostData === undefined) note(request.postData());
  else request.fetchPostData().then(note, () => undefined);
}

export interface PuppeteerTabOptions {
  readonly baseUrl: string;
  readonly problems: readonly string[];
  readonly finger: Finger | null;
  close(): Promise<void>;
}

export function puppeteerTab(page: PuppeteerPage, options: PuppeteerTabOptions): Tab {
  const { baseUrl, problems, finger, close } = options;
  return {
    problems,
    finger,
    close,
    open: async (path) => void (await page.goto(new URL(path, baseUrl).href)),
    toFront: () => page.bringToFront(),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    key: (key) => page.keyboard.press(key),
    tabBack: async () => {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => (await page.screenshot()) as Uint8Array,
  };
}
