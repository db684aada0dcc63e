// What the journeys need from a browser, regardless of its driver.

/** The endpoint that pages report errors to. */
export const ERROR_REPORTS = '/api/client-error';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowDown' | '1' | '2' | '3' | '4';

/** A running browser. Each tab has its own storage. */
export interface Browser {
  newTab(baseUrl: string): Promise<Tab>;
  stop(): Promise<void>;
}

/** A tab, its mouse, its keyboard and, where the engine has one, its touch screen. Points are in CSS pixels. */
export interface Tab {
  /** Resolves when the document has loaded. */
  open(path: string): Promise<void>;
  /** Brings the tab in front of a tab opened by the site; a background tab does not animate. */
  toFront(): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression, which must be serialisable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  moveMouse(to: Point): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  readonly finger: Finger | null;
  key(key: Key): Promise<void>;
  /** Presses Tab with Shift held. */
  tabBack(): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught errors, console errors, and errors that the page reported to the server. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

export interface Finger {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}
