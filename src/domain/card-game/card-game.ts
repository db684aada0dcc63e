// One game of word cards as a state machine (product §9.4): `(state, event) => state`, the same game again
// from the same seed and events. Two cards turned up are an attempt: it costs a turn and is judged by pairId at once.
// Invariants: while an attempt or the end is settling, clicks do nothing; turns and matched cards never go below 0 or
// above 20 and 12; a game ends once, is not begun anew once it is decided, and on the last turn a win counts before a loss.

import { type GameEffect, sound } from '../word-game/game-effect.ts';
import { seededRng, shuffle } from '../word-game/seeded-rng.ts';
import type { Card } from './cards.ts';

/** Attempts in a game (product §9.3). */
export const TURNS = 20;
/** Cards matched that win it (product §9.3). */
export const MATCHED_TO_WIN = 12;
/** How long two cards that are no pair stay up (product §9.3). */
export const FLIP_BACK_MS = 1_000;
/** From the last attempt to the score page (product §9.3). */
export const ENDING_MS = 1_000;

const CARDS_OF_A_PAIR = 2;

export interface CardGame {
  /** As they lie on the table. */
  readonly cards: readonly Card[];
  readonly turnsLeft: number;
  /** Places on the table, from 0, of the cards that are up and not matched: two at most. */
  readonly up: readonly number[];
  /** The pairs found, in order. */
  readonly matchedPairs: readonly number[];
  /**
   * `choosing`: the player turns cards. `settling`: the page sends `settle` after `settlesAfterMs`.
   * `won`, `lost`: over.
   */
  readonly phase: 'choosing' | 'settling' | 'won' | 'lost';
  /** What the last event wants heard, in order. */
  readonly effects: readonly GameEffect[];
}

export type CardGameEvent =
  | { readonly type: 'flip'; readonly place: number }
  | { readonly type: 'settle' }
  | { readonly type: 'newGame'; readonly seed: number };

/** Shuffles the level's cards and gives all turns. */
export function startCardGame(cards: readonly Card[], seed: number): CardGame {
  return {
    cards: shuffle(cards, seededRng(seed)),
    turnsLeft: TURNS,
    up: [],
    matchedPairs: [],
    phase: 'choosing',
    effects: [],
  };
}

/** An event that does not fit the state leaves it as it is: the same object. */
export function playCardGame(game: CardGame, event: CardGameEvent): CardGame {
  switch (event.type) {
    case 'flip':
      return flip(game, event.place);
    case 'settle':
      return game.phase === 'settling' ? settle(game) : game;
    case 'newGame': {
      if (isDecided(game)) return game;
      // From the same order whatever was played before, so that the seed alone decides.
      const cards = game.cards.toSorted((a, b) => a.id - b.id);
      return { ...startCardGame(cards, event.seed), effects: [sound('swoosh')] };
    }
  }
}

/** How the card at a place lies. */
export function faceAt(game: CardGame, place: number): 'down' | 'up' | 'matched' {
  const card = game.cards[place];
  if (card !== undefined && game.matchedPairs.includes(card.pairId)) return 'matched';
  return game.up.includes(place) ? 'up' : 'down';
}

/** Two for each pair (product §9.4). */
export function matchedCards(game: CardGame): number {
  return CARDS_OF_A_PAIR * game.matchedPairs.length;
}

/** After how long the page sends `settle`; null while there is nothing to settle. */
export function settlesAfterMs(game: CardGame): number | null {
  if (game.phase !== 'settling') return null;
  return isDecided(game) ? ENDING_MS : FLIP_BACK_MS;
}

function flip(game: CardGame, place: number): CardGame {
  const card = game.cards[place];
  if (game.phase !== 'choosing' || card === undefined || faceAt(game, place) !== 'down')
    return game;
  const effects: GameEffect[] = [sound('swoosh'), { type: 'speak', word: card.word }];
  const up = [...game.up, place];
  const first = game.cards[game.up[0] ?? -1];
  return first === undefined
    ? { ...game, up, effects }
    : judge({ ...game, up, effects }, first, card);
}

/** Two cards are up: the attempt costs its turn, and a pair stays. */
function judge(game: CardGame, first: Card, second: Card): CardGame {
  const attempted = { ...game, turnsLeft: game.turnsLeft - 1 };
  if (first.pairId !== second.pairId) return { ...attempted, phase: 'settling' };
  const matched: CardGame = {
    ...attempted,
    up: [],
    matchedPairs: [...game.matchedPairs, first.pairId],
    effects: [...game.effects, sound('correct')],
  };
  return isDecided(matched) ? { ...matched, phase: 'settling' } : matched;
}

function settle(game: CardGame): CardGame {
  const settled = { ...game, up: [] };
  if (isComplete(game)) return { ...settled, phase: 'won', effects: [sound('victory')] };
  if (game.turnsLeft === 0) return { ...settled, phase: 'lost', effects: [sound('loss')] };
  return { ...settled, phase: 'choosing', effects: [sound('error')] };
}

/** Won or lost, even while its last attempt can still be seen. */
export function isDecided(game: CardGame): boolean {
  return isComplete(game) || game.turnsLeft === 0;
}

function isComplete(game: CardGame): boolean {
  return matchedCards(game) >= MATCHED_TO_WIN;
}
