import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';
import type { PageRedirect } from '#web/platform/page-parts.ts';

const visitorsToLogin: PageRedirect = { redirectsTo: paths.login };

export const reportRoutes: RouteObject[] = [
  { path: paths.report, lazy: () => import('./report-page.tsx'), handle: visitorsToLogin },
];
