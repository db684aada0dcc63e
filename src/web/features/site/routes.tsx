// The pages about the site (product §12).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

const about = { lazy: () => import('./about-page.tsx') } satisfies RouteObject;

export const siteRoutes: RouteObject[] = [
  { path: paths.about, ...about },
  // The same page (product §12.1); the refund terms are in the Terms and Conditions.
  { path: paths.refund, ...about },
  { path: paths.terms, lazy: () => import('./legal/terms-page.tsx') },
  { path: paths.privacy, lazy: () => import('./legal/privacy-page.tsx') },
];
