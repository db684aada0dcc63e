// What the oldest browsers lack, after @mdn/browser-compat-data: each feature has a key there, such as
// `css.selectors.has` or `api.AbortSignal.any_static`.

import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import type { Floor } from './floor.ts';

type Browser = keyof CompatStatement['support'];

/** The browsers of the data, with the version that the floor asks of each. */
function browsersOf(floor: Floor): readonly (readonly [Browser, number])[] {
  return [
    ['chrome', floor.chrome],
    ['chrome_android', floor.chrome],
    ['webview_android', floor.chrome],
    ['edge', floor.edge],
    ['samsunginternet_android', floor.samsung],
    ['safari', floor.safari],
    ['safari_ios', floor.ios_saf],
    ['firefox', floor.firefox],
    ['firefox_android', floor.firefox],
  ];
}

/** Whether every browser of the floor has the feature; one that the data says nothing about counts as there. */
export function isInFloor(floor: Floor, feature: Identifier | undefined): boolean {
  const compat = feature?.__compat;
  if (compat === undefined) return true;
  return browsersOf(floor).every(([browser, version]) => {
    const support = compat.support[browser];
    if (support === undefined) return true;
    const statements = Array.isArray(support) ? support : [support];
    return statements.some((statement) => isThere(statement, version));
  });
}

function isThere(statement: SupportStatement, version: number): boolean {
  if (Array.isArray(statement)) return statement.some((one) => isThere(one, version));
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags !== undefined || statement.alternative_name !== undefined) return false;
  // `preview` and false are no numbers. What is there under a prefix is another name.
  if (statement.prefix !== undefined || versionOf(added) > version) return false;
  return removed === undefined || versionOf(removed) > version;
}

/** Infinity for what is not there at all. */
function versionOf(version: string | boolean | null | undefined): number {
  const number = Number.parseFloat(String(version).replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}

/** The feature at a key such as `css.selectors.has`; undefined if the data has none. */
export function featureAt(...path: string[]): Identifier | undefined {
  let at: unknown = data;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Record<string, unknown>)[name];
  }
  return at as Identifier;
}

export function membersOf(feature: Identifier | undefined): [name: string, member: Identifier][] {
  const members = Object.entries(feature ?? {}) as [string, Identifier][];
  return members.filter(([name]) => name !== '__compat');
}
