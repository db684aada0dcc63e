import { queryOptions } from '@tanstack/react-query';
import type { listWords, WordRecord } from '#contract/vocabulary.ts';
import { callPublic } from '#web/platform/api.ts';

/** A word of the day, as the pages name it. */
export interface Word extends Omit<WordRecord['attributes'], 'type'> {
  /** Such as `noun`. */
  readonly partOfSpeech: string;
}

/** As long as the first loader covers the page, what came meanwhile is new. */
const FRESH_MS = 10_000;
const ASK_AGAIN_MS = 60_000;

/** The words of the last seven days, today's first: the answer comes oldest first and is reversed (product §8.4). */
export const wordsQuery = () =>
  queryOptions({
    queryKey: ['words'],
    // The server alone knows when the day in India ends, so it is asked again: at each visit, and while the page is open.
    staleTime: FRESH_MS,
    refetchInterval: ASK_AGAIN_MS,
    queryFn: async ({ signal }): Promise<Word[]> => {
      const query = 'pagination[start]=0&pagination[limit]=7';
      const answer = await callPublic<typeof listWords>('GET', '/api/words', { query, signal });
      return answer.data
        .map(({ attributes: { type, ...word } }) => ({ ...word, partOfSpeech: type }))
        .toReversed();
    },
  });
