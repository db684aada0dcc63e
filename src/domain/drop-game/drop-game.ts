// One game of drop-it as a state machine (product §9.7): `(state, event) => state`, the same again from the same
// seed and events. A tile goes from the options into an empty slot, and stays there.
// Invariants: one tile a slot, every tile in one place; drops within one list, out of a slot, or beside everything do
// nothing; a submitted game changes no more; the score is the number of tiles whose pairId is their slot's key.

import { type GameEffect, sound } from '../word-game/game-effect.ts';
import { seededRng, shuffle } from '../word-game/seeded-rng.ts';
import type { DropLevel, Slot, Tile } from './drop-levels.ts';

export interface DropGame {
  /** The tiles not placed yet, as they are shown. */
  readonly options: readonly Tile[];
  readonly slots: readonly Slot[];
  readonly isSubmitted: boolean;
  /** What the last event wants heard. */
  readonly effects: readonly GameEffect[];
}

/** The list of options, or the slot with that key. */
export type DropPlace = 'options' | number;

export type DropGameEvent =
  | {
      readonly type: 'drop';
      readonly tileId: number;
      readonly from: DropPlace;
      /** Null: beside everything. */
      readonly to: DropPlace | null;
    }
  | { readonly type: 'submit' };

/** Shuffles the tiles; the slots keep the order of their keys. */
export function startDropGame(level: DropLevel, seed: number): DropGame {
  const options = shuffle(level.options, seededRng(seed));
  return { options, slots: level.slots, isSubmitted: false, effects: [] };
}

/** An event that does not fit the state leaves it as it is: the same object. */
export function playDropGame(game: DropGame, event: DropGameEvent): DropGame {
  if (game.isSubmitted) return game;
  if (event.type === 'submit') return { ...game, isSubmitted: true, effects: [] };
  const tile = game.options.find(({ id }) => id === event.tileId);
  const slot = game.slots.find(({ key }) => key === event.to);
  if (event.from !== 'options' || tile === undefined || slot === undefined || isFilled(slot)) {
    return game;
  }
  return {
    ...game,
    options: game.options.filter((option) => option !== tile),
    slots: game.slots.map((s) => (s === slot ? { ...s, items: [tile] } : s)),
    effects: [sound('drop')],
  };
}

/** A filled slot is disabled. */
export function isFilled(slot: Slot): boolean {
  return slot.items.length > 0;
}

/** Out of the number of slots. */
export function dropScore(game: DropGame): number {
  return game.slots.filter(({ key, items }) => items.some((tile) => tile.pairId === key)).length;
}
