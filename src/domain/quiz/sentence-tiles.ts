// A sentence to build from tiles, as an author writes it: its tiles are its words, or what stands between bars:
// `my sister | is feeding | the hens.` Tiles are shown as written; the sentence begins with a capital letter. Its end mark
// is a tile of its own, which keeps its place, as it tells what kind of sentence it is.

import { type Rng, shuffle } from '../random/random.ts';

const END_MARK = /^[.?!]$/;

/** The tiles in the order of the sentence, its end mark last. */
export function tilesInOrder(text: string): string[] {
  const [, body = text, mark = ''] = /^(.*?)([.?!]?)$/s.exec(text) ?? [];
  const tiles = body.split(body.includes('|') ? /\s*\|\s*/ : /\s+/).filter((tile) => tile !== '');
  return mark === '' ? tiles : [...tiles, mark];
}

/** The tiles that can be moved, and the end mark; empty if there is none. */
export function movableTiles(text: string): { tiles: string[]; endMark: string } {
  const tiles = tilesInOrder(text);
  const endMark = END_MARK.test(tiles.at(-1) ?? '') ? (tiles.pop() ?? '') : '';
  return { tiles, endMark };
}

/** `my sister | is here.` → `My sister is here.` */
export function sentenceOf(text: string): string {
  const sentence = text.replace(/\s*\|\s*/g, ' ');
  return sentence.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase());
}

/** The indexes of tiles, mixed so that they never read in the right order. */
export function mixedPlaces(tiles: readonly string[], rng: Rng): number[] {
  const places = [...tiles.keys()];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const mixed = shuffle(places, rng);
    if (mixed.some((index, place) => tiles[index] !== tiles[place])) return mixed;
  }
  return places.toReversed();
}
