// The quiz pages (product §7).

import type { RouteObject } from 'react-router';

export const quizRoutes: RouteObject[] = [
  { path: '/quiz', lazy: () => import('./quiz-page.tsx') },
  { path: '/quiz/first', lazy: () => import('./play/first-level-page.tsx') },
  { path: '/quiz/standard', lazy: () => import('./topics/standard-page.tsx') },
  { path: '/quiz/topics', lazy: () => import('./topics/topics-page.tsx') },
  { path: '/quiz/playing', lazy: () => import('./play/playing-page.tsx') },
  { path: '/quiz/score-single', lazy: () => import('./result/score-single-page.tsx') },
  { path: '/quiz/scores', lazy: () => import('./scores-page.tsx') },
  { path: '/quiz/waiting', lazy: () => import('./waiting-page.tsx') },
];
