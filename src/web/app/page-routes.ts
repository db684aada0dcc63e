// The route table (product §2.1): each concept brings its own routes; each page's code is loaded when it is opened.

import type { RouteObject } from 'react-router';
import { accountRoutes } from '#web/features/account/routes.tsx';
import { cardGameRoutes } from '#web/features/card-game/routes.tsx';
import { dropGameRoutes } from '#web/features/drop-game/routes.tsx';
import { quizRoutes } from '#web/features/quiz/routes.tsx';
import { siteRoutes } from '#web/features/site/routes.tsx';
import { vocabularyRoutes } from '#web/features/vocabulary/routes.tsx';
import { paths } from '#web/paths.ts';

/** The design system's gallery; no link leads there. */
const galleryRoute: RouteObject = {
  path: '/dev/gallery',
  lazy: () => import('./gallery-page.tsx'),
};

const notFound = { lazy: () => import('./not-found-page.tsx') } satisfies RouteObject;

/** Every page. The build preloads the code of each with its address (tools/vite/page-preloads.ts). */
export const pageRoutes: RouteObject[] = [
  ...siteRoutes,
  ...quizRoutes,
  ...vocabularyRoutes,
  ...cardGameRoutes,
  ...dropGameRoutes,
  ...accountRoutes,
  galleryRoute,
  { path: paths.error, ...notFound },
  { path: '*', ...notFound },
];
