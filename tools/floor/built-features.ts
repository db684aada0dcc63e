// What a folder of built pages uses that the floor lacks.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReplaced } from '../run/bring-in-build.ts';
import { filesOf } from '../web/files-of.ts';
import { documentFeatures } from './document-features.ts';
import type { Floor } from './floor.ts';
import { scriptFeatures } from './script-features.ts';
import { styleFeatures } from './style-features.ts';

/** By the key of the feature in @mdn/browser-compat-data: the files that use it. */
export type FeatureUses = ReadonlyMap<string, readonly string[]>;

export async function builtFeatures(dir: string, floor: Floor): Promise<FeatureUses> {
  const uses = new Map<string, string[]>();
  // Files of earlier builds, for tabs that were opened before.
  const replaced = await readReplaced(dir);
  const note = (features: Iterable<string>, file: string) => {
    for (const feature of features) uses.set(feature, [...(uses.get(feature) ?? []), file]);
  };
  const read = async (pattern: string) => {
    const files = (await filesOf(dir, pattern)).filter((file) => !(file in replaced));
    const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
    return new Map(files.map((file, place) => [file, texts[place] ?? '']));
  };
  for (const [file, css] of await read('**/*.css')) note(styleFeatures(css, floor), file);
  for (const [file, html] of await read('**/*.html')) {
    note(documentFeatures(html, floor), file);
    for (const css of inlineTexts(html, 'style')) note(styleFeatures(css, floor), file);
  }
  for (const [feature, files] of scriptFeatures(await read('**/*.js'), floor)) {
    for (const file of files) note([feature], file);
  }
  return uses;
}

/** The contents of the elements of this name that have no attributes. */
export function inlineTexts(html: string, element: 'style' | 'script'): string[] {
  const pattern = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

/** One line for each feature without an exception, and for each exception without a feature. */
export function floorProblems(
  uses: FeatureUses,
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const keys = Object.keys(exceptions);
  const isUnder = (feature: string, key: string) => `${feature}.`.startsWith(`${key}.`);
  const missing = [...uses].filter(([feature]) => !keys.some((key) => isUnder(feature, key)));
  const stale = keys.filter((key) => ![...uses.keys()].some((feature) => isUnder(feature, key)));
  return [
    ...missing.map(
      ([feature, files]) => `${feature} is not in all browsers of the floor: ${files.join(', ')}`,
    ),
    ...stale.map((key) => `nothing needs the exception ${key}`),
  ];
}
