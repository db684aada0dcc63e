import { type DropGame, markSlots } from '#domain/drop-game/drop-game.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { keepMissedPair } from '#web/word-game/keep-missed-pair.ts';

export function keepMissedPairs(src: PairSource, game: DropGame): void {
  for (const { name, placed, rightOne } of markSlots(game)) {
    if (placed !== rightOne) keepMissedPair(src, [name, rightOne]);
  }
}
