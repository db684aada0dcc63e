// The second edition of the bank (content guide §10): a topic or paper belongs to it as soon as one of its items names
// its learner errors, and is then held to the stricter rules as a whole. When no file of the first edition is left, the
// fields become required and this file goes.

import { type Bank, type Item, itemsOfPaper, itemsOfTopic } from './bank.ts';

export type FileOfItems = { file: string; items: Item[]; isWhole: boolean };

export function isSecondEdition(items: readonly Item[]): boolean {
  return items.some(({ errors }) => errors !== undefined);
}

/** The topics and papers of the second edition. */
export function secondEditionOf(bank: Bank): FileOfItems[] {
  return [
    ...bank.topics.map((topic) => ({ ...topic, items: itemsOfTopic(topic) })),
    ...bank.papers.map((paper) => ({ ...paper, items: itemsOfPaper(paper) })),
  ].filter(({ items }) => isSecondEdition(items));
}
