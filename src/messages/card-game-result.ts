// Texts of a card game's result (product §9.5). Separate from those of the game to keep its bundle small.

import { inEdition } from './edition.ts';

export const cardGameResult = inEdition('cardGameResult', {
  won: 'You Won',
  lost: 'You Lose',
  /** Which game it was; the address contains this in the original wording. */
  subtitle: '{pairs}, {difficulty}, level {level}',
  pairs: { s: 'Similar Words', a: 'Opposite Words' },
  difficulty: { easy: 'Easy', hard: 'Hard' },
  winStar: 'A happy star',
  sadFace: 'A sad face',
  wonText: 'You found all six pairs. The kittens are clapping!',
  lostText: 'The turns are used up. You can try the same pairs again.',
  /** `{pairs}` as in pairsFound. */
  turns: '{pairs} in {turns} turns',
  best: 'Best so far: {turns} turns',
  meanings: { s: 'Words that mean the same', a: 'Words that mean the opposite' },
  /** Shown beside a pair's words. */
  found: 'Found',
  home: 'All games',
  playAgain: 'Play again',
  next: 'Next level',
} as const);
