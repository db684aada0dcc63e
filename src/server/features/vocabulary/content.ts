// Turns the word file into one word for each day of the school year.

import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceWords } from './store.ts';

export const wordContent = storedCollection(collections.words, (tx, files) =>
  replaceWords(
    tx,
    files.flat().map((word, index) => ({ place: index + 1, ...word })),
  ),
);
