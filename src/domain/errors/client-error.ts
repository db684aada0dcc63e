// Reports of errors in browsers (product §13.6), and their limits.

/**
 * Where an error was caught.
 * - `error`: nothing caught it.
 * - `rejection`: a promise whose failure nothing handled.
 * - `uncaught`, `caught`, `recoverable`: React's word for what happened while a page was drawn.
 * - `csp`: something that the content security policy forbids.
 * - `part`: a script, a stylesheet or a part of a page that did not load.
 * - `start`: the scripts of the page never began to run.
 */
export const clientErrorKinds = [
  'error',
  'rejection',
  'uncaught',
  'caught',
  'recoverable',
  'csp',
  'part',
  'start',
] as const;

export type ClientErrorKind = (typeof clientErrorKinds)[number];

export const MAX_REPORTS_PER_LOAD = 5;
export const MAX_MESSAGE_LENGTH = 500;
export const MAX_FRAMES = 20;
export const MAX_REPORT_BYTES = 8 * 1024;

/** Bytes accepted from one address in a day. */
export const ADDRESS_BYTES_PER_DAY = 64 * 1024;
/** Bytes accepted from all addresses together in a day, which bounds the tables. */
export const SITE_BYTES_PER_DAY = 16 * 1024 * 1024;

export const ERRORS_KEPT_DAYS = 30;
/** Stacks kept of each error. */
export const MAX_SAMPLES = 5;

/** A place in a file of the build: `/assets/app-Bz3kP2x.js:1:2345`; `document` is a script within the document. */
export const FRAME = /^(?:(\/assets\/[\w.-]+\.js)|document):(\d{1,7}):(\d{1,7})$/;

/** Of a file's name: `app-Bz3kP2x.js` → `app.js`, the same in every build. */
export function withoutHash(text: string): string {
  return text.replace(/-[\w-]{7,8}(?=\.(?:js|css)\b)/g, '');
}

/** A frame in the source, as far as the maps go: `src/web/app/shell.tsx:12:5`. */
export interface Frame {
  /** From the folder of the project, or without its hash the file of the build. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Frames by which an error is recognised: the topmost of our own files. */
const TELLING_FRAMES = 3;

/**
 * The common part of all reports of one error, in any build: kind, message without numbers, and the files in which
 * it happened. Lines are left out, since they move with every change.
 */
export function groupOf(kind: ClientErrorKind, message: string, frames: readonly Frame[]): string {
  const files = frames.map(({ file }) => file);
  const own = files.filter((file) => !file.includes('node_modules/'));
  const telling = (own.length > 0 ? own : files).slice(0, TELLING_FRAMES);
  return [kind, withoutHash(message).replace(/\d+/g, '#'), ...telling].join('\n');
}
