import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

export const reportRoutes: RouteObject[] = [
  { path: paths.report, lazy: () => import('./report-page.tsx') },
];
