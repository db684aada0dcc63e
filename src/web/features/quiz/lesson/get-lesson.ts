import { queryOptions } from '@tanstack/react-query';
import type { getLesson } from '#contract/lesson.ts';
import { call } from '#web/platform/api.ts';

/** The lesson of a level, by the id of the level. */
export const lessonQuery = (levelId: number) =>
  queryOptions({
    queryKey: ['lesson', levelId],
    queryFn: async ({ signal }) => {
      const params = { id: levelId };
      const path = '/api/lessons/:id';
      return (await call<typeof getLesson>('GET', path, { params, signal })).data.attributes;
    },
  });
