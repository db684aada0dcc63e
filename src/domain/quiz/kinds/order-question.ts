// Order: the child builds the sentence from tiles. Every right order is accepted (product §7.6).
// The answer is the indexes of the movable tiles in the order in which the child placed them.

import { z } from 'zod';
import { movableTiles, sentenceOf } from '../sentence-tiles.ts';
import { common, errorsOfQuestion, knownMistake, line } from './common.ts';

const MIN_TILES = 3;
const MAX_TILES = 8;

export const orderQuestion = z
  .strictObject({
    ...common,
    kind: z.literal('order'),
    /** A right sentence, its tiles between bars or one for each word: see sentence-tiles.ts. */
    text: line,
    /** Other right orders of the same tiles, written likewise. */
    or: z.array(line).default([]),
    /** Orders in which children put these tiles, written likewise, each with the reason why it is wrong. */
    wrong: z.array(knownMistake).min(1),
    errors: errorsOfQuestion,
  })
  .check(({ value: { text, or, wrong }, issues }) => {
    const { tiles } = movableTiles(text);
    const fault = (path: (string | number)[], input: unknown, message: string) =>
      issues.push({ code: 'custom', path, message, input });
    if (tiles.length < MIN_TILES || tiles.length > MAX_TILES)
      fault(['text'], text, `it has ${tiles.length} tiles: ${MIN_TILES} to ${MAX_TILES} are right`);
    const orders = [
      ...or.map((order, index) => ({ path: ['or', index], order })),
      ...wrong.map(({ answer }, index) => ({ path: ['wrong', index, 'answer'], order: answer })),
    ];
    const seen = new Set([sentenceOf(text)]);
    for (const { path, order } of orders) {
      const own = movableTiles(order).tiles;
      if ([...own].sort().join('|') !== [...tiles].sort().join('|'))
        fault(path, order, 'its tiles are not those of the text');
      if (seen.has(sentenceOf(order))) fault(path, order, 'this order is there already');
      seen.add(sentenceOf(order));
    }
  });
