// The pages about a child's learning: practice (product §7.12) and the report (product §7.14).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

export const learningRoutes: RouteObject[] = [
  { path: '/quiz/review', lazy: () => import('./review/review-page.tsx') },
  { path: paths.report, lazy: () => import('./report/report-page.tsx') },
];
