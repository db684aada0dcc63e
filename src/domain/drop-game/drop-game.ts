// One game of drop-it as a state machine (product §9.7): `(state, event) => state`, reproducible from its seed and
// events. A tile moves from the options into an empty slot, and stays there unless it is taken back.
// Invariants: one tile per slot, every tile in one place; drops within one list, out of a slot or outside every target
// do nothing; a submitted game no longer changes; the score is the number of tiles whose pairId is their slot's key.

import { seededRng, shuffle } from '../random/random.ts';
import { type GameEffect, sound } from '../word-game/game-effect.ts';
import type { DropLevel, Slot, Tile } from './drop-levels.ts';

export interface DropGame {
  /** The tiles not placed yet, in display order. */
  readonly options: readonly Tile[];
  readonly slots: readonly Slot[];
  readonly isSubmitted: boolean;
  /** The effects of the last event. */
  readonly effects: readonly GameEffect[];
}

/** The list of options, or the slot with that key. */
export type DropPlace = 'options' | number;

export type DropGameEvent =
  | {
      readonly type: 'drop';
      readonly tileId: number;
      readonly from: DropPlace;
      /** Null: outside every target. */
      readonly to: DropPlace | null;
    }
  | { readonly type: 'takeBack'; readonly slotKey: number }
  | { readonly type: 'submit' };

/** Shuffles the tiles; the slots keep the order of their keys. */
export function startDropGame(level: DropLevel, seed: number): DropGame {
  const options = shuffle(level.options, seededRng(seed));
  return { options, slots: level.slots, isSubmitted: false, effects: [] };
}

/** Returns the same object for an event that does not apply to the state. */
export function playDropGame(game: DropGame, event: DropGameEvent): DropGame {
  if (game.isSubmitted) return game;
  if (event.type === 'submit') return { ...game, isSubmitted: true, effects: [] };
  if (event.type === 'takeBack') return takeBack(game, event.slotKey);
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

function takeBack(game: DropGame, slotKey: number): DropGame {
  const slot = game.slots.find(({ key }) => key === slotKey);
  if (slot === undefined || !isFilled(slot)) return game;
  return {
    ...game,
    options: [...game.options, ...slot.items],
    slots: game.slots.map((s) => (s === slot ? { ...s, items: [] } : s)),
    effects: [sound('swoosh')],
  };
}

/** A filled slot takes no other tile. */
export function isFilled(slot: Slot): boolean {
  return slot.items.length > 0;
}

/** The number of tiles in their own slots. */
export function dropScore(game: DropGame): number {
  return game.slots.filter(({ key, items }) => items.some((tile) => tile.pairId === key)).length;
}

export interface MarkedSlot {
  readonly name: string;
  /** The word in the slot; null if it is empty. */
  readonly placed: string | null;
  /** The word that belongs there. */
  readonly rightOne: string;
}

/** Every slot with the word in it and the one that belongs there. */
export function markSlots({ options, slots }: DropGame): MarkedSlot[] {
  const tiles = [...options, ...slots.flatMap(({ items }) => items)];
  return slots.map(({ key, name, items }) => ({
    name,
    placed: items[0]?.word ?? null,
    rightOne: tiles.find(({ pairId }) => pairId === key)?.word ?? '',
  }));
}
