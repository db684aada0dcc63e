import { queryOptions } from '@tanstack/react-query';
import type { getAbout } from '#contract/site.ts';
import { callPublic } from '#web/platform/api.ts';

/** The text of the About page. */
export const aboutQuery = queryOptions({
  queryKey: ['about'],
  queryFn: async ({ signal }) => {
    const reply = await callPublic<typeof getAbout>('GET', '/api/about', {
      query: 'populate=*',
      signal,
    });
    return reply.data.attributes;
  },
});
