import { queryOptions } from '@tanstack/react-query';
import type { getResult } from '#contract/competition-results.ts';
import { callPublic } from '#web/platform/api.ts';

/** The first loader may cover a page that has its data. */
const OPENING_MS = 10_000;

/** The result that a token opens. The token is sent in the body only, so that it stands in no log. */
export const resultQuery = (token: string) =>
  queryOptions({
    queryKey: ['competition-result', token],
    queryFn: async ({ signal }) => {
      const options = { body: { token }, signal, repeats: true };
      return (await callPublic<typeof getResult>('POST', '/api/comp/result', options)).data;
    },
    // Until the page is there. Then nothing of a child's result stays behind in the tab.
    gcTime: OPENING_MS,
  });

/** The token behind the `#` of the address; null if there is none of the right shape. */
export function readToken(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return /^[\w-]{22}$/.test(token) ? token : null;
}
