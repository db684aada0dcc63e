// What a result shows beside its title: the turns of the game and the pairs that were found (product §9.5). It stays on
// the device, with the result's entry in the history of the tab; the address holds the specified parameters alone.

import { type CardGame, usedTurns } from '#domain/card-game/card-game.ts';
import { TURNS } from '#domain/card-game/cards.ts';
import { isWithin } from '#domain/progress/is-within.ts';

export interface GameDetails {
  readonly turns: number;
  /** The `pairId`s. */
  readonly found: readonly number[];
}

/** The state to open the result with. */
export function detailsOf(game: CardGame): GameDetails {
  return { turns: usedTurns(game), found: game.matchedPairs };
}

/** Null if the state is none of a game: an address that was opened again, or one from elsewhere. */
export function readDetails(state: unknown): GameDetails | null {
  const { turns, found } = (state ?? {}) as Partial<GameDetails>;
  return isWithin(turns, 1, TURNS) && Array.isArray(found) ? { turns, found } : null;
}
