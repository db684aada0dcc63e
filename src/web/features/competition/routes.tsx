// The competition's pages (product §11.3 to §11.9, §11.12).

import type { RouteObject } from 'react-router';
import { paths } from '#web/paths.ts';

const papers = { lazy: () => import('./papers/papers-page.tsx') } satisfies RouteObject;

export const competitionRoutes: RouteObject[] = [
  { path: paths.competition, lazy: () => import('./landing/competition-page.tsx') },
  { path: '/competition/register', lazy: () => import('./entry/register-page.tsx') },
  { path: paths.competitionParticipate, lazy: () => import('./entry/participate-page.tsx') },
  { path: paths.competitionWaiting, lazy: () => import('./entry/waiting-page.tsx') },
  { path: paths.competitionPlaying, lazy: () => import('./test/playing-page.tsx') },
  { path: paths.competitionCompleted, lazy: () => import('./test/completed-page.tsx') },
  { path: paths.competitionPapers, ...papers },
  // Redirects to the address without a tag.
  { path: '/competition/papers/:tag', ...papers },
  { path: '/competition/papers/:tag/:id', lazy: () => import('./papers/paper-page.tsx') },
  { path: '/competition/practice/:id', lazy: () => import('./test/practice-page.tsx') },
  { path: paths.competitionResult, lazy: () => import('./results/result-page.tsx') },
  { path: paths.competitionData, lazy: () => import('./results/my-data-page.tsx') },
  { path: paths.competitionCertificate, lazy: () => import('./results/certificate-page.tsx') },
];
