import { queryOptions } from '@tanstack/react-query';
import type { listWords, WordRecord } from '#contract/vocabulary.ts';
import { call } from '#web/platform/api.ts';

export type Word = WordRecord['attributes'];

/** The words of the last seven days, today's first: the answer comes oldest first and is reversed (spec §7). */
export const wordsQuery = () =>
  queryOptions({
    queryKey: ['words'],
    queryFn: async ({ signal }): Promise<Word[]> => {
      const query = 'pagination[start]=0&pagination[limit]=7';
      const answer = await call<typeof listWords>('GET', '/api/words', { query, signal });
      return answer.data.map((word) => word.attributes).toReversed();
    },
  });
