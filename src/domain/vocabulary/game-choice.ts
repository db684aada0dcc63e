// Which word game is played, as the addresses of the pages name it (spec §2 vocabulary games, §9 Values):
// `game` wordcard or dropit, `src` s (similar) or a (opposite), `difficulty` easy or hard, `level` from 1.
// Invariant: an address that names anything else is no choice; the page then goes back to the games menu.

import { z } from 'zod';
import type { PairKind } from '../content/pair-level.ts';
import { difficulties } from '../quiz/bank.ts';

export const gameNames = ['wordcard', 'dropit'] as const;
export const pairSources = ['s', 'a'] as const;

export type GameName = (typeof gameNames)[number];
export type PairSource = (typeof pairSources)[number];

/** Parses query parameters as they are: texts. */
export const gameChoice = z.object({
  game: z.enum(gameNames),
  src: z.enum(pairSources),
  difficulty: z.enum(difficulties),
});

export type GameChoice = z.infer<typeof gameChoice>;

/** Parses the text of a level number, 1 and up. */
export const levelText = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);

export function pairKindOf(src: PairSource): PairKind {
  return src === 's' ? 'similar' : 'opposite';
}
