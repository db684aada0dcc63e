// The worksheet pages (product §10).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

export const worksheetRoutes: RouteObject[] = [
  { path: '/worksheets', lazy: () => import('./topics-page.tsx') },
  { path: paths.makeWorksheet, lazy: () => import('./make-page.tsx') },
  { path: '/worksheets/:topic', lazy: () => import('./topic-page.tsx') },
];
