import { queryOptions } from '@tanstack/react-query';
import type { getPaper, listPapers } from '#contract/competition.ts';
import { callPublic } from '#web/platform/api.ts';

/** The papers of all completed competitions, newest first. */
export const papersQuery = queryOptions({
  queryKey: ['papers'],
  queryFn: async ({ signal }) => {
    const query = 'filters[isCompleted][$eq]=true&pagination[limit]=100&sort=id:desc';
    const options = { query, signal };
    const { data } = await callPublic<typeof listPapers>('GET', '/api/comp-questions', options);
    return data.map(({ id, attributes }) => ({ id, ...attributes }));
  },
});

/** One paper with its questions. */
export const paperQuery = (id: number) =>
  queryOptions({
    queryKey: ['paper', id],
    queryFn: async ({ signal }) => {
      const options = { params: { id }, signal };
      const { data } = await callPublic<typeof getPaper>('GET', '/api/comp-questions/:id', options);
      return { id: data.id, ...data.attributes };
    },
  });

/** The id in an address; null if it is not a valid one. */
export function readPaperId(text: string | undefined): number | null {
  return /^\d{3,9}$/.test(text ?? '') ? Number(text) : null;
}
