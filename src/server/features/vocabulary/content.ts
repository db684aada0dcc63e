// How the file of words becomes one word for each day of the school year.

import type { Problem } from '#content/problem.ts';
import { WORDS_OF_THE_DAY, type WordOfTheDay, wordFile } from '#domain/vocabulary/word-file.ts';
import type { ContentCollection } from '#server/platform/content-import.ts';
import { wordOfDay } from './tables.ts';

export const wordContent: ContentCollection<WordOfTheDay[]> = {
  name: 'words',
  files: 'vocabulary/words.yaml',
  schema: wordFile,

  verify(files) {
    return files.flatMap(({ path, value }): Problem[] => {
      if (value.length === WORDS_OF_THE_DAY) return [];
      const message = `there are ${value.length} words; each day of a leap year needs one: ${WORDS_OF_THE_DAY}`;
      return [{ file: path, id: 'file', rule: 'word-for-each-day', severity: 'error', message }];
    });
  },

  async write(tx, files) {
    const words = files.flatMap((file) => file.value);
    await tx.delete(wordOfDay);
    await tx.insert(wordOfDay).values(words.map((word, index) => ({ place: index + 1, ...word })));
  },
};
