import { type CardGame, missedPairs } from '#domain/card-game/card-game.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { keepMissedPair } from '#web/word-game/keep-missed-pair.ts';

export function keepMissedPairs(src: PairSource, game: CardGame): void {
  for (const pair of missedPairs(game)) keepMissedPair(src, pair);
}
