// Pages of vocabulary but the games themselves (spec §2). The words are asked for while the page's code is on the way.

import type { RouteObject } from 'react-router';
import { queryClient } from '#web/platform/query-client.ts';
import { wordsQuery } from './get-words.ts';

function warmUpWords(): null {
  void queryClient.prefetchQuery(wordsQuery());
  return null;
}

export const vocabularyRoutes: RouteObject[] = [
  { path: '/vocabulary', lazy: () => import('./vocabulary-page.tsx') },
  { path: '/vocabulary/word', loader: warmUpWords, lazy: () => import('./word-page.tsx') },
  { path: '/vocabulary/games', lazy: () => import('./games-page.tsx') },
  { path: '/vocabulary/games/ehard', lazy: () => import('./difficulty-page.tsx') },
];
