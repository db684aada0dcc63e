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
    press(key: string): Promise<void>;
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
}

/**
 * Errors that a page reports to the server, including those only the page notices, such as a part that failed to load.
 */
export const errorReportedBy = (request: PageRequest): string[] =>
  request.url().endsWith(ERROR_REPORTS) ? [`reported: ${request.postData() ?? ''}`] : [];

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
    type: (text) => page.keyboard.type(text),
    screenshot: async () => (await page.screenshot()) as Uint8Array,
  };
}
