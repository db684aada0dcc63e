// The oldest browsers that the pages are made for (product §1.6): `browserslist` in package.json is the one place that
// names them. The build and the check of the built files both read it here.

import { join } from 'node:path';
import browserslist from 'browserslist';

const root = join(import.meta.dirname, '../..');

export type Engine = 'chrome' | 'edge' | 'samsung' | 'safari' | 'ios_saf' | 'firefox';

/** The oldest version of each browser, such as `{ chrome: 99, safari: 15.6 }`. */
export type Floor = Readonly<Record<Engine, number>>;

export function readFloor(): Floor {
  const named = browserslist(undefined, { path: root }).map((entry) => {
    const [engine = '', versions = ''] = entry.split(' ');
    // A browser with its own pace of releases is listed by ranges: `ios_saf 15.6-15.8`.
    return [engine, Number(versions.split('-')[0])] as const;
  });
  const oldest = (engine: Engine) =>
    Math.min(...named.filter(([name]) => name === engine).map(([, version]) => version));
  return {
    chrome: oldest('chrome'),
    edge: oldest('edge'),
    samsung: oldest('samsung'),
    safari: oldest('safari'),
    ios_saf: oldest('ios_saf'),
    firefox: oldest('firefox'),
  };
}

/** As Vite's build.target. It knows no Samsung Internet, whose Chromium is named by itself. */
export function buildTargets({ chrome, edge, safari, ios_saf, firefox }: Floor): string[] {
  return [
    `chrome${chrome}`,
    `edge${edge}`,
    `safari${safari}`,
    `ios${ios_saf}`,
    `firefox${firefox}`,
  ];
}

/** As README and docs/product.md put it; a test compares them. */
export function floorInWords({ chrome, samsung, safari, firefox }: Floor): string {
  return `Chrome, Edge and Android WebView ${chrome}, Samsung Internet ${samsung}, Safari and iOS ${safari}, Firefox ${firefox}`;
}
