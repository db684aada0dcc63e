// What the journeys need of a browser, whoever drives it.

/** Where a page reports its errors to. */
export const ERROR_REPORTS = '/api/client-error';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowDown' | '1' | '2' | '3' | '4';

/** A browser that is running; each tab has storage of its own. */
export interface Browser {
  newTab(baseUrl: string): Promise<Tab>;
  stop(): Promise<void>;
}

/** A tab, its mouse, its keyboard and, where the engine has one, its touch screen. Points are in CSS pixels. */
export interface Tab {
  /** Resolves when the document has loaded. */
  open(path: string): Promise<void>;
  /** From behind a tab that the site has opened, where nothing moves. */
  toFront(): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  moveMouse(to: Point): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  readonly finger: Finger | null;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of what is to be seen. */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught errors, what was written as an error to the console, and what the page reported to the server. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

export interface Finger {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}
