// The route table (product §2.1). Each concept defines its own routes; a page's code loads when the page opens.

import type { RouteObject } from 'react-router';
import { accountRoutes } from '#web/features/account/routes.tsx';
import { cardGameRoutes } from '#web/features/card-game/routes.tsx';
import { competitionRoutes } from '#web/features/competition/routes.tsx';
import { dropGameRoutes } from '#web/features/drop-game/routes.tsx';
import { learningRoutes } from '#web/features/learning/routes.tsx';
import { membershipRoutes } from '#web/features/membership/routes.tsx';
import { quizRoutes } from '#web/features/quiz/routes.tsx';
import { siteRoutes } from '#web/features/site/routes.tsx';
import { vocabularyRoutes } from '#web/features/vocabulary/routes.tsx';
import { worksheetRoutes } from '#web/features/worksheet/routes.tsx';
import { paths } from '#web/paths.ts';

/** The design system's gallery; nothing links to it. */
const galleryRoute: RouteObject = {
  path: '/dev/gallery',
  lazy: () => import('./gallery-page.tsx'),
};

const notFound = { lazy: () => import('./not-found-page.tsx') } satisfies RouteObject;

/** Every page. src/web/page-files.ts lists the modules of each. */
export const pageRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import('./home-page.tsx') },
  ...siteRoutes,
  ...quizRoutes,
  ...vocabularyRoutes,
  ...cardGameRoutes,
  ...dropGameRoutes,
  ...worksheetRoutes,
  ...competitionRoutes,
  ...accountRoutes,
  ...learningRoutes,
  ...membershipRoutes,
  galleryRoute,
  { path: paths.error, ...notFound },
  { path: '*', ...notFound },
];
