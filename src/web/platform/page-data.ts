// What a page's route loader does: it waits for the page's data, so that the page opens whole, and the heading that takes
// the focus is the one that stays.

import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';

const queryClientContext = createContext<QueryClient>();

/** The context of a router whose loaders use this client. */
export function contextWith(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  return context;
}

/**
 * Waits until the query has data, which is not waited for where it is there already, or has failed. Never throws: the
 * failure is returned, and it is the page that shows it.
 */
export async function ensureQuery<Data, Key extends QueryKey>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<Error | null> {
  try {
    await context.get(queryClientContext).query({ ...options, staleTime: 'static' });
    return null;
  } catch (error) {
    return error as Error;
  }
}
