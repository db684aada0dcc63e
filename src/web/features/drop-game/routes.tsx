// The drop-it pages (product §9.6, §9.7). The levels are bundled with them.

import type { RouteObject } from 'react-router';

export const dropGameRoutes: RouteObject[] = [
  { path: '/vocabulary/games/dropit', lazy: () => import('./drop-levels-page.tsx') },
  { path: '/vocabulary/games/dropit/playing', lazy: () => import('./drop-playing-page.tsx') },
];
