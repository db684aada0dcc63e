import { queryOptions } from '@tanstack/react-query';
import type { getProgress } from '#contract/quiz.ts';
import { type BestStars, parseBestStars } from '#domain/quiz/best-stars.ts';
import { call } from '#web/platform/api.ts';

/** The best stars per level that the server keeps for who is signed in. */
export const progressQuery = () =>
  queryOptions({
    queryKey: ['progress'],
    queryFn: async ({ signal }): Promise<BestStars> => {
      const { levels } = await call<typeof getProgress>('GET', '/api/user/progress', { signal });
      return parseBestStars(Object.fromEntries(levels.map((l) => [l.levelId, l.stars])));
    },
    retry: false,
  });
