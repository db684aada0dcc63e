// The parent's report (product §7.14).

import { type RouteObject, redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import type { PageRedirect } from '#web/platform/page-parts.ts';

const visitorsToLogin: PageRedirect = { redirectsVisitorsTo: paths.login };

export const reportRoutes: RouteObject[] = [
  {
    path: paths.report,
    loader: () => (isSignedIn() ? null : redirect(paths.login)),
    lazy: () => import('./report-page.tsx'),
    handle: visitorsToLogin,
  },
];
