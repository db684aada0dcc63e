import { queryOptions } from '@tanstack/react-query';
import type { listWords, WordRecord } from '#contract/vocabulary.ts';
import { callPublic } from '#web/platform/api.ts';

/** A word of the day, with the pages' own field names. */
export interface Word extends Omit<WordRecord['attributes'], 'type'> {
  /** For example `noun`. */
  readonly partOfSpeech: string;
}

/** Long enough for words fetched behind the first loader to count as fresh. */
const FRESH_MS = 10_000;
const POLL_INTERVAL_MS = 60_000;

/** The words of the last seven days, today's first: the reply is oldest first and gets reversed (product §8.4). */
export const wordsQuery = () =>
  queryOptions({
    queryKey: ['words'],
    // Only the server knows when the day changes in India: refetched at each visit and while the page is open.
    staleTime: FRESH_MS,
    refetchInterval: POLL_INTERVAL_MS,
    queryFn: async ({ signal }): Promise<Word[]> => {
      const query = 'pagination[start]=0&pagination[limit]=7';
      const reply = await callPublic<typeof listWords>('GET', '/api/words', { query, signal });
      return reply.data
        .map(({ attributes: { type, ...word } }) => ({ ...word, partOfSpeech: type }))
        .toReversed();
    },
  });
