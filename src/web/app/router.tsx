// The router of the app: every page inside the shell, which stays where a page fails.

import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { contextWith } from '#web/platform/page-data.ts';
import { pageRoutes } from './page-routes.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

export function createRouter(client: QueryClient) {
  return createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <RouteError />,
        // The first page's code and data arrive under the loader, which stays until they are there.
        hydrateFallbackElement: <></>,
        children: pageRoutes.map(guarded),
      },
    ],
    { getContext: () => contextWith(client) },
  );
}

/** A fault in one page leaves the shell standing. The router itself shows nothing where a page's code did not arrive. */
function guarded({ lazy, ...route }: RouteObject): RouteObject {
  const load = async () => {
    try {
      return typeof lazy === 'function' ? await lazy() : {};
    } catch {
      return { Component: RouteError };
    }
  };
  return { errorElement: <RouteError />, ...route, lazy: load } as RouteObject;
}
