// The pages about a child's learning: practice (product §7.13), the report (product §7.14) and the path (product §7.15).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

export const learningRoutes: RouteObject[] = [
  { path: '/quiz/path', lazy: () => import('./path/path-page.tsx') },
  { path: '/quiz/start', lazy: () => import('./path/placement-page.tsx') },
  { path: '/quiz/review', lazy: () => import('./review/review-page.tsx') },
  { path: paths.report, lazy: () => import('./report/report-page.tsx') },
];
