// Pages of the word card game (spec §2). The cards are asked for while the page's code is on the way.

import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { queryClient } from '#web/platform/query-client.ts';
import { readViewer } from '#web/platform/viewer.ts';
import { readCardGameAddress } from './card-game-address.ts';
import { cardLevelsQuery } from './get-card-levels.ts';

function warmUpCards({ request }: LoaderFunctionArgs): null {
  const address = readCardGameAddress(new URL(request.url).searchParams);
  if (address !== null) {
    void queryClient.prefetchQuery(
      cardLevelsQuery(address.src, address.difficulty, readViewer().kind),
    );
  }
  return null;
}

export const cardGameRoutes: RouteObject[] = [
  {
    path: '/vocabulary/games/wordcard',
    loader: warmUpCards,
    lazy: () => import('./card-game-page.tsx'),
  },
  { path: '/vocabulary/games/wordcard/score', lazy: () => import('./score-page.tsx') },
];
