// The words of the days up to a given one (product §8.3, §8.4).

import { type Pagination, type PaginationMeta, paginate } from '#contract/strapi.ts';
import type { WordRecord } from '#contract/vocabulary.ts';
import type { WordOfTheDay } from '#domain/vocabulary/word-file.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countWords, findAllWords, findWords } from './store.ts';
import { dayBefore, placeInSchoolYear } from './word-calendar.ts';

/** How far back the list goes: a year, in which no word repeats. */
const DAYS_LISTED = 365;

export interface VocabularyService {
  /** `today` is `YYYY-MM-DD`. Pages are counted in days back from it; each begins with its newest day. */
  wordsUpTo(
    today: string,
    pagination: Pagination,
  ): Promise<{ words: WordRecord[]; meta: PaginationMeta }>;
  /** In the order of the school year. */
  allWords(): Promise<WordOfTheDay[]>;
  countWords(): Promise<number>;
}

export function createVocabularyService(db: Database): VocabularyService {
  return {
    async wordsUpTo(today, pagination) {
      const { page, meta } = paginate([...Array(DAYS_LISTED).keys()], pagination);
      const days = page.map((count) => {
        const date = dayBefore(today, count);
        return { date, place: placeInSchoolYear(date) };
      });
      const rows = await findWords(
        db,
        days.map(({ place }) => place),
      );
      const byPlace = new Map(rows.map((row) => [row.place, row]));
      const words = days.flatMap(({ date, place }) => {
        const row = byPlace.get(place);
        if (row === undefined) return [];
        const { word, type, meaning, sentence } = row;
        return [{ id: place, attributes: { word, type, meaning, sentence, date } }];
      });
      return { words, meta };
    },

    allWords: () => findAllWords(db),
    countWords: () => countWords(db),
  };
}
