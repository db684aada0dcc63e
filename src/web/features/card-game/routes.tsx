// Pages of the word card game (product §9.3 to §9.5).

import type { RouteObject } from 'react-router';
import { warmUpBy } from '#web/platform/warm-up.ts';

export const cardGameRoutes: RouteObject[] = [
  {
    path: '/vocabulary/games/wordcard',
    loader: warmUpBy(() => import('./warm-up-cards.ts')),
    lazy: () => import('./card-game-page.tsx'),
  },
  { path: '/vocabulary/games/wordcard/score', lazy: () => import('./score-page.tsx') },
];
