import type { Route } from '@playwright/test';

/** Replies with mock JSON under our server's headers, which the pages require. */
export async function replyAsOurs(route: Route, json: object): Promise<void> {
  const url = new URL('/api/health', route.request().url()).href;
  const response = await route.fetch({ url, method: 'GET' });
  await route.fulfill({ response, json });
}
