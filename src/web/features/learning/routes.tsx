// The pages of what a child has learnt: what comes back (product §7.12), and the report (product §7.14).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

export const learningRoutes: RouteObject[] = [
  { path: '/quiz/review', lazy: () => import('./review/review-page.tsx') },
  { path: paths.report, lazy: () => import('./report/report-page.tsx') },
];
