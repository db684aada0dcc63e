// The tiles of a sentence must not give away their places (content guide §5.10). Capitals are allowed only in names, “I”
// and after an opening quotation mark. The only end mark is the last one, which all orders share.

import { movableTiles } from '#domain/quiz/sentence-tiles.ts';
import { names } from '../language/names.ts';
import { loadSpeller } from '../language/speller.ts';
import { producedRule } from './rule.ts';

const CAPITALISED = /(?<![\p{L}'“])\p{Lu}[\p{L}']*/gu;
const I = /^I('\p{L}+)?$/u;
/** Names only in the mouth of who uses them so. */
const CALLED = new Set(
  'Mother Father Mum Dad Grandmother Grandfather Grandma Grandpa Granny Uncle Aunt Auntie Sir Madam Miss Doctor Teacher Principal Captain'.split(
    ' ',
  ),
);

export const orderTiles = producedRule('order', 'order-tiles', 'error', async function* (question) {
  const isKnown = await loadSpeller();
  const isProper = (word: string) =>
    I.test(word) ||
    CALLED.has(word) ||
    names().has(word.replace(/'s$/, '')) ||
    !isKnown(word.toLowerCase());
  const { tiles, endMark } = movableTiles(question.text);
  if (endMark === '') yield 'The sentence has no end mark.';
  for (const tile of tiles) {
    if (/[.?!](\s|$)/.test(tile))
      yield `An end mark inside the sentence gives a place away: ${tile}`;
    for (const word of tile.match(CAPITALISED) ?? []) {
      if (!isProper(word)) yield `A capital gives the place of a tile away: ${tile}`;
    }
  }
  for (const order of [...question.or, ...question.wrong.map(({ answer }) => answer)]) {
    if (movableTiles(order).endMark !== endMark) yield `The end mark is another one here: ${order}`;
  }
});
