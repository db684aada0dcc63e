// Reports errors to the server (product §13.6): a few per page load, without personal data. It never throws: reporting
// must not cause failures.

import type { reportClientError } from '#contract/client-errors.ts';
import {
  type ClientErrorKind,
  MAX_FRAMES,
  MAX_MESSAGE_LENGTH,
  MAX_REPORTS_PER_LOAD,
} from '#domain/errors/client-error.ts';
import { scrub } from '#domain/errors/scrub.ts';
import { account, competitionUser } from './account.ts';
import { CallError } from './api.ts';
import { currentRoute } from './current-route.ts';
import { isLeaving } from './leaving.ts';
import { ownBuild } from './release.ts';
import { sendBeacon } from './send-beacon.ts';

/** Code that runs in the page but is not ours. */
const FOREIGN = /\b(?:[a-z-]+-extension|webkit-masked-url):/;
const UNKNOWN_SCRIPT = 'Script error.';

const reported = new Set<string>();

/**
 * Reports an error once per page load. Skips errors of browser extensions, and refused or failed calls that a page has
 * caught.
 */
export function reportError(error: unknown, kind: ClientErrorKind): void {
  if (kind === 'caught' && error instanceof CallError) return;
  try {
    const { message, stack } = describe(error);
    report(kind, message, stack);
  } catch {
    // An odd object was thrown: there is nothing to report about it.
  }
}

/** Like reportError, without an error object. `stack` is in the browser's format. */
export function report(kind: ClientErrorKind, text: string, stack: string): void {
  // In development the browser's console says more.
  if (!import.meta.env.PROD || (kind === 'part' && isLeaving())) return;
  const frames = ownFrames(stack);
  if (frames.length === 0 && (FOREIGN.test(stack) || text === UNKNOWN_SCRIPT)) return;
  const message = scrub(text, MAX_MESSAGE_LENGTH, namesOnDevice());
  // React and the window may both catch the same error.
  const same = [message, ...frames].join('\n');
  if (reported.has(same) || reported.size >= MAX_REPORTS_PER_LOAD) return;
  reported.add(same);
  sendBeacon<typeof reportClientError>('/api/client-error', {
    kind,
    message,
    stack: frames.join('\n'),
    route: currentRoute(),
    build: ownBuild(),
  });
}

function describe(error: unknown): { message: string; stack: string } {
  if (typeof error === 'string') return { message: error, stack: '' };
  if (typeof error !== 'object' || error === null) return { message: typeof error, stack: '' };
  const { name, message, stack, cause } = error as Partial<Error>;
  // The cause says more than an error that wraps it.
  if (cause instanceof Error) return describe(cause);
  // Other objects may hold any values.
  if (typeof message !== 'string')
    return { message: Object.prototype.toString.call(error), stack: '' };
  return { message: `${name}: ${message}`, stack: typeof stack === 'string' ? stack : '' };
}

/** The places in our own files, without the rest of each line and without the page's address. */
function ownFrames(stack: string): string[] {
  const { origin } = window.location;
  const frames = stack.split('\n').flatMap((line) => {
    const at = line.indexOf(origin);
    if (at < 0) return [];
    const [, path = '', place] =
      /^(.*?)((?::\d+){2})\)?$/.exec(line.slice(at + origin.length)) ?? [];
    if (place === undefined) return [];
    return `${/^\/assets\/[\w.-]+\.js$/.test(path) ? path : 'document'}${place}`;
  });
  return frames.slice(0, MAX_FRAMES);
}

function namesOnDevice(): string[] {
  const { username, childsName, phone } = account;
  const names = [username, childsName, phone].map((value) => value.read());
  // A participant's id identifies a person as an account does.
  return [...names, competitionUser.read()?.id].filter((name) => typeof name === 'string');
}
