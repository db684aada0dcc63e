// One game of word cards as a state machine (product §9.4): `(state, event) => state`, reproducible from its seed and
// events. Two cards turned up are an attempt: it costs a turn and is judged by pairId at once.
// Invariants: while an attempt or the ending settles, clicks do nothing; turns stay within 0–20, matched cards within
// 0–12; a game ends once and cannot be restarted once decided; on the last turn a win takes precedence.

import { seededRng, shuffle } from '../random/random.ts';
import { type GameEffect, sound } from '../word-game/game-effect.ts';
import { type Card, TURNS } from './cards.ts';

/** Matched cards that win the game (product §9.3). */
export const MATCHED_TO_WIN = 12;
/** How long two cards that do not match stay up (product §9.3). */
export const FLIP_BACK_MS = 1_000;
/** From the last attempt to the score page (product §9.3). */
export const ENDING_MS = 1_000;

const CARDS_PER_PAIR = 2;

export interface CardGame {
  /** In their order on the table. */
  readonly cards: readonly Card[];
  readonly turnsLeft: number;
  /** Positions on the table, from 0, of the cards that are up but not matched: two at most. */
  readonly up: readonly number[];
  /** The pairs found, in order. */
  readonly matchedPairs: readonly number[];
  /**
   * `choosing`: the player turns cards. `settling`: the page sends `settle` after `settlesAfterMs`.
   * `won`, `lost`: over.
   */
  readonly phase: 'choosing' | 'settling' | 'won' | 'lost';
  /** The effects of the last event, in order. */
  readonly effects: readonly GameEffect[];
}

export type CardGameEvent =
  | { readonly type: 'flip'; readonly place: number }
  | { readonly type: 'settle' }
  | { readonly type: 'newGame'; readonly seed: number };

/** A new game: cards shuffled, all turns left. */
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

/** Returns the same object for an event that does not apply to the state. */
export function playCardGame(game: CardGame, event: CardGameEvent): CardGame {
  switch (event.type) {
    case 'flip':
      return flip(game, event.place);
    case 'settle':
      return game.phase === 'settling' ? settle(game) : game;
    case 'newGame': {
      if (isDecided(game)) return game;
      // Shuffled from the original order, so that the seed alone decides.
      const cards = game.cards.toSorted((a, b) => a.id - b.id);
      return { ...startCardGame(cards, event.seed), effects: [sound('swoosh')] };
    }
  }
}

/** Which way up the card at a position is. */
export function faceAt(game: CardGame, place: number): 'down' | 'up' | 'matched' {
  const card = game.cards[place];
  if (card !== undefined && game.matchedPairs.includes(card.pairId)) return 'matched';
  return game.up.includes(place) ? 'up' : 'down';
}

/** Attempts so far. */
export function usedTurns(game: CardGame): number {
  return TURNS - game.turnsLeft;
}

/** The result of a decided game: its score and, if it was won, its turns. */
export function outcomeOf(game: CardGame): { score: number; turns?: number } {
  const score = matchedCards(game);
  return isComplete(game) ? { score, turns: usedTurns(game) } : { score };
}

/** Two per pair (product §9.4). */
export function matchedCards(game: CardGame): number {
  return CARDS_PER_PAIR * game.matchedPairs.length;
}

/** The pairs that were not found, their words in the order of the content. */
export function missedPairs({ cards, matchedPairs }: CardGame): [string, string][] {
  const missed = cards.filter(({ pairId }) => !matchedPairs.includes(pairId));
  const byId = missed.toSorted((one, other) => one.id - other.id);
  return byId.flatMap(({ word, pairId }, at) => {
    const partner = byId[at + 1];
    return partner?.pairId === pairId ? [[word, partner.word]] : [];
  });
}

/** The delay after which the page sends `settle`; null if nothing is settling. */
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

/** Two cards are up: the attempt costs its turn, and a matching pair stays up. */
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

/** Whether the game is won or lost, even while its last attempt is still shown. */
export function isDecided(game: CardGame): boolean {
  return isComplete(game) || game.turnsLeft === 0;
}

/** Whether a card has been turned, and the game is not decided yet. */
export function isUnderway(game: CardGame): boolean {
  return !isDecided(game) && (game.up.length > 0 || usedTurns(game) > 0);
}

function isComplete(game: CardGame): boolean {
  return matchedCards(game) >= MATCHED_TO_WIN;
}
