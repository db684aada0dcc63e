// The vocabulary pages, except for the games themselves (product §8, §9.1, §9.2).

import type { RouteObject } from 'react-router';

export const vocabularyRoutes: RouteObject[] = [
  { path: '/vocabulary', lazy: () => import('./vocabulary-page.tsx') },
  { path: '/vocabulary/word', lazy: () => import('./word-page.tsx') },
  { path: '/vocabulary/games', lazy: () => import('./games-page.tsx') },
  { path: '/vocabulary/games/ehard', lazy: () => import('./difficulty-page.tsx') },
];
