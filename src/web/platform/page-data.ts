// For route loaders: they wait for the page's data. The page opens complete, and the focused heading does not change
// afterwards.

import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';

const queryClientContext = createContext<QueryClient>();

/** A router context that gives loaders this client. */
export function contextWith(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, client);
  return context;
}

/**
 * Waits until the query has data or has failed. Uses cached data without waiting. Never throws: the error is returned,
 * and the page shows it.
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

/** The query's data for a loader that decides by it, or null if the query failed. Uses cached data without waiting. */
export function readQuery<Data, Key extends QueryKey>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  options: QueryExecuteOptions<Data, Error, Data, Data, Key>,
): Promise<Data | null> {
  const reading = context.get(queryClientContext).query({ ...options, staleTime: 'static' });
  return reading.catch(() => null);
}
