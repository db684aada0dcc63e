// The engines that journeys run in, in addition to the Chromium of the other journeys (decision 047).

import { isFirefoxInstalled, startFirefox } from './drivers/firefox.ts';
import { isChromiumInstalled, startOldChromium } from './drivers/old-chromium.ts';
import type { Browser } from './drivers/tab.ts';
import { isWebKitInstalled, startWebKit } from './drivers/webkit.ts';

interface Engine {
  isInstalled(): boolean;
  start(): Promise<Browser>;
  /** Where to get it. */
  readonly source: string;
}

const oldChromium = (name: string): Engine => ({
  isInstalled: () => isChromiumInstalled(name),
  start: () => startOldChromium(name),
  source: 'an npm package, for Linux on x64',
});

/** Slowest first: none of them then runs alone at the end. */
const ENGINES = {
  webkit: {
    isInstalled: isWebKitInstalled,
    start: startWebKit,
    source: 'Debian: apt-get install webkit2gtk-driver xvfb',
  },
  firefox: {
    isInstalled: isFirefoxInstalled,
    start: startFirefox,
    source: 'Debian: apt-get install firefox-esr',
  },
  'chromium-102': oldChromium('chromium-102'),
  'chromium-109': oldChromium('chromium-109'),
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;

export const startEngine = (name: EngineName): Promise<Browser> => ENGINES[name].start();

const names = Object.keys(ENGINES) as EngineName[];

export const installedEngines = (): EngineName[] =>
  names.filter((name) => ENGINES[name].isInstalled());

/** A line for each missing engine: its name and where to get it. */
export const missingEngines = (): string[] =>
  names
    .filter((name) => !ENGINES[name].isInstalled())
    .map((name) => `${name} is not installed (${ENGINES[name].source})`);
