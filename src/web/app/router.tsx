// The route table (product §2.1): each concept brings its own routes; each page's code is loaded when it is opened.

import { createBrowserRouter, type RouteObject } from 'react-router';
import { accountRoutes } from '#web/features/account/routes.tsx';
import { cardGameRoutes } from '#web/features/card-game/routes.tsx';
import { dropGameRoutes } from '#web/features/drop-game/routes.tsx';
import { quizRoutes } from '#web/features/quiz/routes.tsx';
import { siteRoutes } from '#web/features/site/routes.tsx';
import { vocabularyRoutes } from '#web/features/vocabulary/routes.tsx';
import { paths } from '#web/paths.ts';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

/** A fault in one page leaves the header and the menu standing. */
function guarded(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ errorElement: <RouteError />, ...route }));
}

/** The design system's gallery; no link leads there. */
const galleryRoute: RouteObject = {
  path: '/dev/gallery',
  lazy: () => import('./gallery-page.tsx'),
};

const notFound = { lazy: () => import('./not-found-page.tsx') } satisfies RouteObject;

export function createRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteError />,
      // The first page's code arrives under the loader, which stays until it is there.
      hydrateFallbackElement: <></>,
      children: guarded([
        ...siteRoutes,
        ...quizRoutes,
        ...vocabularyRoutes,
        ...cardGameRoutes,
        ...dropGameRoutes,
        ...accountRoutes,
        galleryRoute,
        { path: paths.error, ...notFound },
        { path: '*', ...notFound },
      ]),
    },
  ]);
}
