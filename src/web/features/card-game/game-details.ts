// What a result shows beside its title: the turns of the game and the pairs found (product §9.5). It stays on the
// device, in the history state of the result; the address contains only the specified parameters.

import { type CardGame, usedTurns } from '#domain/card-game/card-game.ts';
import { TURNS } from '#domain/card-game/cards.ts';
import { isWithin } from '#domain/progress/is-within.ts';

export interface GameDetails {
  readonly turns: number;
  /** The `pairId`s. */
  readonly found: readonly number[];
}

/** The history state for the result page. */
export function detailsOf(game: CardGame): GameDetails {
  return { turns: usedTurns(game), found: game.matchedPairs };
}

/** Null if the state is not that of a game, as in a reopened or foreign address. */
export function readDetails(state: unknown): GameDetails | null {
  const { turns, found } = (state ?? {}) as Partial<GameDetails>;
  return isWithin(turns, 1, TURNS) && Array.isArray(found) ? { turns, found } : null;
}
