import type { Route } from '@playwright/test';

/** Replies with made-up JSON under the headers of our server, without which a page would not believe it. */
export async function replyAsOurs(route: Route, json: object): Promise<void> {
  const url = new URL('/api/health', route.request().url()).href;
  const response = await route.fetch({ url, method: 'GET' });
  await route.fulfill({ response, json });
}
