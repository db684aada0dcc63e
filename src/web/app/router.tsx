// The app's router: every page renders inside the shell, which survives a failing page.

import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { setRouteFinder } from '#web/platform/current-route.ts';
import { contextWith } from '#web/platform/page-data.ts';
import { reportError } from '#web/platform/report-error.ts';
import { pageRoutes } from './page-routes.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

export function createRouter(client: QueryClient, pages = pageRoutes) {
  const router = createBrowserRouter(
    [
      {
        element: <Shell />,
        errorElement: <RouteError />,
        // The first loader covers the app until the first page's code and data have arrived.
        hydrateFallbackElement: <></>,
        children: pages.map(guarded),
      },
    ],
    { getContext: () => contextWith(client) },
  );
  setRouteFinder(() => router.state.matches.at(-1)?.route.path);
  return router;
}

/** An error in one page leaves the shell intact. The router alone renders nothing if a page's code fails to load. */
function guarded({ lazy, ...route }: RouteObject): RouteObject {
  const load = async () => {
    try {
      return typeof lazy === 'function' ? await lazy() : {};
    } catch (error) {
      reportError(error, 'part');
      return { Component: RouteError };
    }
  };
  return { errorElement: <RouteError />, ...route, lazy: load } as RouteObject;
}
