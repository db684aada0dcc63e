// The route table (spec §2): each concept brings its own routes; each page's code is loaded when it is opened.

import { createBrowserRouter, type RouteObject } from 'react-router';
import { quizRoutes } from '#web/features/quiz/routes.tsx';
import { siteRoutes } from '#web/features/site/routes.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

/** A fault in one page leaves the header and the menu standing. */
function guarded(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ errorElement: <RouteError />, ...route }));
}

export function createRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteError />,
      // Shown while the first page's code arrives; the loader still covers the page then.
      hydrateFallbackElement: <></>,
      children: guarded([
        ...siteRoutes,
        ...quizRoutes,
        { path: '/error', element: <NotFoundPage /> },
        { path: '*', element: <NotFoundPage /> },
      ]),
    },
  ]);
}
