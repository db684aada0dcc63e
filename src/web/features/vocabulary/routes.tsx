// Pages of vocabulary but the games themselves (product §8, §9.1, §9.2).

import type { RouteObject } from 'react-router';
import { warmUpBy } from '#web/platform/warm-up.ts';

export const vocabularyRoutes: RouteObject[] = [
  { path: '/vocabulary', lazy: () => import('./vocabulary-page.tsx') },
  {
    path: '/vocabulary/word',
    loader: warmUpBy(() => import('./warm-up-words.ts')),
    lazy: () => import('./word-page.tsx'),
  },
  { path: '/vocabulary/games', lazy: () => import('./games-page.tsx') },
  { path: '/vocabulary/games/ehard', lazy: () => import('./difficulty-page.tsx') },
];
