// Items that can be answered and come back: a question of the quiz, a word of the day, a pair of a word game (product
// §7.13). An item is named by a text: `basic-nouns-e1-01`, the id of the question; `word:brave`;
// `pair:similar:big:large`, the words in the order of the content.

import type { PairKind } from '../word-game/pair-level.ts';

export function wordItem(word: string): string {
  return `word:${word}`;
}

export function pairItem(pairs: PairKind, words: readonly [string, string]): string {
  return `pair:${pairs}:${words[0]}:${words[1]}`;
}

/** The names of words and pairs have a colon, the ids of questions have none. */
export function isQuestionItem(item: string): boolean {
  return !item.includes(':');
}
