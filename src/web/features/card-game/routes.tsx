// The card game's pages (product §9.3 to §9.5).

import type { RouteObject } from 'react-router';
import { cardGameParts } from './parts.ts';

export const cardGameRoutes: RouteObject[] = [
  {
    path: '/vocabulary/games/wordcard',
    lazy: () => import('./card-game-page.tsx'),
    handle: cardGameParts,
  },
  { path: '/vocabulary/games/wordcard/score', lazy: () => import('./score-page.tsx') },
];
