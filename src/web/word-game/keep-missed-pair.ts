import { pairItem } from '#domain/learning/item.ts';
import { type PairSource, pairKindOf } from '#domain/word-game/game-choice.ts';
import { keepAnswer } from '#web/features/learning/progress/kept-answers.ts';

/** A pair that the child did not know will be due for practice (product §7.13). */
export function keepMissedPair(src: PairSource, words: readonly [string, string]): void {
  keepAnswer({ item: pairItem(pairKindOf(src), words), answer: null, hint: false, tookMs: 0 });
}
