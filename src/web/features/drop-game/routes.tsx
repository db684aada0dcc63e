// Pages of drop-it (product §9.6, §9.7). Its levels are built into the client and come with the page.

import type { RouteObject } from 'react-router';

export const dropGameRoutes: RouteObject[] = [
  { path: '/vocabulary/games/dropit', lazy: () => import('./drop-levels-page.tsx') },
  { path: '/vocabulary/games/dropit/playing', lazy: () => import('./drop-playing-page.tsx') },
];
