// The elements and attributes that the built document uses and the floor lacks. Its styles and scripts are looked at by
// themselves.

import type { Floor } from './floor.ts';
import { featureAt, isInFloor } from './support.ts';

/** What stands between the tags of these is no HTML. */
const RAW = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g;
const TAG = /<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w-]+)(?:="[^"]*")?/g;

/** The keys of the features in @mdn/browser-compat-data that the document uses and the floor lacks. */
export function documentFeatures(html: string, floor: Floor): Set<string> {
  const tags = html.replace(RAW, '$1').matchAll(TAG);
  const found = new Set<string>();
  for (const [, element = '', attributes = ''] of tags) {
    for (const feature of missingIn(floor, ['html', 'elements', element])) found.add(feature);
    for (const [, name = ''] of attributes.matchAll(ATTRIBUTE)) {
      for (const feature of missingInHtml(element, name, floor)) found.add(feature);
    }
  }
  return found;
}

/** The key of the attribute if the floor lacks it. Names are those of the document or of React. */
export function missingInHtml(element: string, attribute: string, floor: Floor): string[] {
  const name = attribute.toLowerCase();
  return [
    ...missingIn(floor, ['html', 'elements', element, name]),
    ...missingIn(floor, ['html', 'global_attributes', name]),
  ];
}

function missingIn(floor: Floor, path: readonly string[]): string[] {
  return isInFloor(floor, featureAt(...path)) ? [] : [path.join('.')];
}
