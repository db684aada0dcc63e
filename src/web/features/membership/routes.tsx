// The membership page, and the pages on the way to the payment page and back (product §6.2, §6.4).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

export const membershipRoutes: RouteObject[] = [
  { path: paths.member, lazy: () => import('./member-page.tsx') },
  { path: paths.pay, lazy: () => import('./pay-page.tsx') },
  { path: paths.paymentReturn, lazy: () => import('./return-page.tsx') },
];
