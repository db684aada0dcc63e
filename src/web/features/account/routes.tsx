// The account's pages (product §4.5 to §4.8, §4.11).

import { type RouteObject, redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';

/** A stored child's name redirects to / (product §4.5). Checked on entry only: signing in has its own redirect. */
const visitorsOnly = () => (isSignedIn() ? redirect(paths.home) : null);

const familyOnly = () => (isSignedIn() ? null : redirect(paths.login));

export const accountRoutes: RouteObject[] = [
  { path: '/signup', loader: visitorsOnly, lazy: () => import('./sign-up-page.tsx') },
  { path: paths.login, loader: visitorsOnly, lazy: () => import('./login-page.tsx') },
  {
    path: paths.loginWithPassword,
    loader: visitorsOnly,
    lazy: () => import('./login-with-password-page.tsx'),
  },
  { path: paths.otp, lazy: () => import('./otp-page.tsx') },
  { path: paths.whatsapp, lazy: () => import('./whatsapp-page.tsx') },
  { path: paths.account, loader: familyOnly, lazy: () => import('./page/account-page.tsx') },
  { path: paths.keptData, lazy: () => import('./page/kept-data-page.tsx') },
];
