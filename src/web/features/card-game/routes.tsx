// The card game's pages (product §9.3 to §9.5).

import type { RouteObject } from 'react-router';

export const cardGameRoutes: RouteObject[] = [
  { path: '/vocabulary/games/wordcard', lazy: () => import('./card-game-page.tsx') },
  { path: '/vocabulary/games/wordcard/score', lazy: () => import('./score-page.tsx') },
];
