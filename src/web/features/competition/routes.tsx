// The competition's pages (product §11.3 to §11.9, §11.12).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

const papers = { lazy: () => import('./papers-page.tsx') } satisfies RouteObject;

export const competitionRoutes: RouteObject[] = [
  { path: paths.competition, lazy: () => import('./competition-page.tsx') },
  { path: '/competition/register', lazy: () => import('./register-page.tsx') },
  { path: paths.competitionParticipate, lazy: () => import('./participate-page.tsx') },
  { path: paths.competitionWaiting, lazy: () => import('./waiting-page.tsx') },
  { path: paths.competitionPlaying, lazy: () => import('./playing-page.tsx') },
  { path: paths.competitionCompleted, lazy: () => import('./completed-page.tsx') },
  { path: paths.competitionPapers, ...papers },
  // Leads to the address without a tag.
  { path: '/competition/papers/:tag', ...papers },
  { path: '/competition/papers/:tag/:id', lazy: () => import('./paper-page.tsx') },
  { path: '/competition/practice/:id', lazy: () => import('./practice-page.tsx') },
  { path: paths.competitionResult, lazy: () => import('./result-page.tsx') },
  { path: paths.competitionData, lazy: () => import('./my-data-page.tsx') },
];
