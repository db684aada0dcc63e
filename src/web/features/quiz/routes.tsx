// Pages of the quiz (spec §2). What a page will ask the server is asked while its code is still on the way.

import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { queryClient } from '#web/platform/query-client.ts';
import { levelQuery } from './get-level.ts';
import { readLevelAddress } from './level-address.ts';

function warmUpLevel({ request }: LoaderFunctionArgs): null {
  const address = readLevelAddress(new URL(request.url).searchParams);
  if (address !== null) void queryClient.prefetchQuery(levelQuery(address.lvlid));
  return null;
}

export const quizRoutes: RouteObject[] = [
  { path: '/quiz', lazy: () => import('./quiz-page.tsx') },
  { path: '/quiz/standard', lazy: () => import('./standard-page.tsx') },
  { path: '/quiz/topics', lazy: () => import('./topics-page.tsx') },
  { path: '/quiz/playing', loader: warmUpLevel, lazy: () => import('./playing-page.tsx') },
  { path: '/quiz/score-single', lazy: () => import('./score-single-page.tsx') },
  { path: '/quiz/scores', lazy: () => import('./scores-page.tsx') },
  { path: '/quiz/waiting', lazy: () => import('./waiting-page.tsx') },
];
