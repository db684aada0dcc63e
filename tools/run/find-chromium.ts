// The browser for journeys, measurements and recordings: an installed one, or Debian's, installed now. The headless shell
// comes first: it has no tool bars of its own, which take as much of the processors as our pages do.

import { existsSync } from 'node:fs';
import { installed } from './debian-package.ts';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium; if there is none, throws an error that says what to do. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const found =
    installed([HEADLESS_SHELL], ['chromium-headless-shell']) ??
    installed(KNOWN_PATHS, ['chromium']);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  );
}

/** So that it also runs as root and without a network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
