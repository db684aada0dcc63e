// The browser for journeys, measurements and recordings: an installed one, or Debian's, installed now.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium; if there is none, throws an error that says what to do. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...KNOWN_PATHS].find(
    (path) => path !== '' && existsSync(path),
  );
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the one of Debian…');
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    const installed = KNOWN_PATHS.find((path) => existsSync(path));
    if (installed !== undefined) return installed;
  }
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
