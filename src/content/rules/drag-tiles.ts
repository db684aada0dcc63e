// A drag question (content guide §5.5): its sentence splits into 4 to 10 tiles, and the word to drag is on one tile
// only, so that no other tile could be called right.

import { wordsOf } from '../language/words.ts';
import { choiceRule } from './rule.ts';

const MIN_TILES = 4;
const MAX_TILES = 10;

export const dragTiles = choiceRule('drag-tiles', 'error', function* (item) {
  if (item.kind !== 'drag') return;
  const tiles = item.choices;
  if (tiles.length < MIN_TILES || tiles.length > MAX_TILES) {
    yield `The sentence makes ${tiles.length} tiles; it should make ${MIN_TILES} to ${MAX_TILES}.`;
  }
  const key = tiles[item.answer];
  if (key === undefined) return;
  const plain = (tile: string) => wordsOf(tile).join(' ') || tile;
  if (tiles.filter((tile) => plain(tile) === plain(key)).length > 1) {
    yield `The word to drag, “${key}”, stands on more than one tile.`;
  }
});
