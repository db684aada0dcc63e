// Opens routes at an address as the app does, with their loaders and a query client of their own.

import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { contextWith } from '#web/platform/page-data.ts';
import { createQueryClient } from '#web/platform/query-client.ts';

export function openRoutes(routes: RouteObject[], address: string) {
  const client = createQueryClient();
  // Nothing repeats itself into the next test.
  onTestFinished(() => client.cancelQueries());
  const router = createMemoryRouter([{ children: routes, hydrateFallbackElement: <></> }], {
    initialEntries: [address],
    getContext: () => contextWith(client),
  });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, client, unmount };
}
