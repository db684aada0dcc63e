// The puzzle of a section: always the same for the same sheet; undefined if no puzzle can be made of its words.

import type { SectionOf } from '../kinds/all-kinds.ts';
import type { SheetHead } from '../worksheet.ts';
import { type Crossword, makeCrossword } from './crossword.ts';
import { makeWordSearch, type WordSearch } from './word-search.ts';

/** Up to this standard words run forwards only. */
const LAST_EASY_STANDARD = 3;

type Head = Pick<SheetHead, 'code' | 'standards'>;

export function wordSearchOf(
  { words, seed }: SectionOf<'word-search'>,
  { code, standards }: Head,
): WordSearch | undefined {
  const isEasy = standards[0] <= LAST_EASY_STANDARD;
  return makeWordSearch(
    words.map(({ word }) => word),
    { seed: `${code} word search ${seed}`, isEasy },
  );
}

export function crosswordOf(
  { words, seed }: SectionOf<'crossword'>,
  { code }: Head,
): Crossword | undefined {
  return makeCrossword(
    words.map(({ word }) => word),
    `${code} crossword ${seed}`,
  );
}
