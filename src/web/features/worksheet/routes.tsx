// The worksheet pages (product §10).

import type { RouteObject } from 'react-router';

export const worksheetRoutes: RouteObject[] = [
  { path: '/worksheets', lazy: () => import('./topics-page.tsx') },
  { path: '/worksheets/make', lazy: () => import('./make-page.tsx') },
  { path: '/worksheets/:topic', lazy: () => import('./topic-page.tsx') },
];
