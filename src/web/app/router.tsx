// The app's router: every page renders inside the shell, which survives a failing page.

import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { setRouteFinder } from '#web/platform/current-route.ts';
import { contextWith } from '#web/platform/page-data.ts';
import * as applyRelease from './apply-release.tsx';
import { loadPage } from './load-page.ts';
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
        loader: applyRelease.loader,
        shouldRevalidate: applyRelease.shouldRevalidate,
        // An error in a page leaves the shell intact. While a page's code is missing, the router renders only the
        // page's own error element.
        children: [{ errorElement: <RouteError />, children: pages.map(withRetry) }],
      },
    ],
    { getContext: () => contextWith(client) },
  );
  setRouteFinder(() => router.state.matches.at(-1)?.route.path);
  return router;
}

/** Retries code that fails to load: now, and at the next visit. */
function withRetry(route: RouteObject): RouteObject {
  const { lazy } = route;
  return typeof lazy === 'function' ? { ...route, lazy: () => loadPage(lazy) } : route;
}
