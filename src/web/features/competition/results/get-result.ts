import { queryOptions } from '@tanstack/react-query';
import type { getResult } from '#contract/competition-results.ts';
import { callPublic } from '#web/platform/api.ts';

/** The first loader may still cover the page when its data arrives. */
const OPENING_MS = 10_000;

/** The result that a token opens. The token is sent only in the body, which keeps it out of logs. */
export const resultQuery = (token: string) =>
  queryOptions({
    queryKey: ['competition-result', token],
    queryFn: async ({ signal }) => {
      const options = { body: { token }, signal, isRetried: true };
      return (await callPublic<typeof getResult>('POST', '/api/comp/result', options)).data;
    },
    // Until the page renders. After that nothing of a child's result remains in the tab.
    gcTime: OPENING_MS,
  });

/** The token after the `#` of the address; null if its shape is wrong. */
export function readToken(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return /^[\w-]{22}$/.test(token) ? token : null;
}
