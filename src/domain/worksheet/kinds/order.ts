// Order the words: the child writes the sentence. Its tiles are its words, or what stands between bars:
// `my sister | is feeding | the hens.` The tiles are printed as written; the sentence begins with a capital letter.

import { z } from 'zod';
import { mixedPlaces, movableTiles, sentenceOf, tilesInOrder } from '../../quiz/sentence-tiles.ts';
import type { Rng } from '../../random/random.ts';
import { plainText } from '../marked-text.ts';
import { kindOf, sectionHead, taskWith } from './kind.ts';

const MIN_TILES = 3;

const text = plainText.refine(
  (text) => tilesInOrder(text).length >= MIN_TILES,
  `it needs ${MIN_TILES} tiles or more`,
);

export const order = kindOf({
  schema: z.strictObject({
    kind: z.literal('order'),
    ...sectionHead,
    example: text.optional(),
    tasks: z
      .array(
        taskWith({
          text,
          /** Other orders that are right too. */
          or: z.array(plainText).default([]),
        }),
      )
      .min(1),
  }),
  tasksOf: ({ tasks }) =>
    tasks.map(({ text, or, why }) => ({
      asked: [...tilesInOrder(text)].sort().join(' / '),
      answers: [text, ...or].map(sentenceOf),
      solved: [text, ...or].map(sentenceOf).join('\n'),
      why,
    })),
});

/** The tiles in another order than the sentence's; the end mark stays last. */
export function tilesToOrder(text: string, rng: Rng): string[] {
  const { tiles, endMark } = movableTiles(text);
  const mixed = mixedPlaces(tiles, rng).map((index) => tiles[index] ?? '');
  return endMark === '' ? mixed : [...mixed, endMark];
}
