// Order the words: the child writes the sentence. Its tiles are its words, or what stands between bars:
// `my sister | is feeding | the hens.` The tiles are printed as written; the sentence begins with a capital letter.

import { z } from 'zod';
import { plainText } from '../marked-text.ts';
import { type RandomNumber, shuffled } from '../puzzle/random.ts';
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

export function sentenceOf(text: string): string {
  return upperFirst(text.replace(/\s*\|\s*/g, ' '));
}

/** The tiles as they stand in the sentence; the end mark is one of its own, as it tells what kind of sentence it is. */
function tilesInOrder(text: string): string[] {
  const [, body = text, mark = ''] = /^(.*?)([.?!]?)$/s.exec(text) ?? [];
  const tiles = body.split(body.includes('|') ? /\s*\|\s*/ : /\s+/).filter((tile) => tile !== '');
  return mark === '' ? tiles : [...tiles, mark];
}

/** The tiles in another order than the sentence's; the end mark stays last. */
export function tilesToOrder(text: string, random: RandomNumber): string[] {
  const tiles = tilesInOrder(text);
  const mark = /^[.?!]$/.test(tiles.at(-1) ?? '') ? tiles.splice(-1) : [];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const mixed = shuffled(tiles, random);
    if (mixed.join(' ') !== tiles.join(' ')) return [...mixed, ...mark];
  }
  return [...tiles.reverse(), ...mark];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
