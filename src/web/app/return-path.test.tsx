// A locked page is remembered through login, sign-up or membership, and forgotten on any other page.

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readReturnPath, rememberReturnPath } from '#web/features/session/return-path.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { Shell } from './shell.tsx';

const LOCKED = '/quiz/playing?lvlid=21&src=single&topid=2';

beforeEach(() => {
  // jsdom does not implement this.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function openQuiz() {
  const pages = [{ path: '*', element: <h1>A page</h1> }];
  const { router } = openRoutes([{ element: <Shell />, children: pages }], '/quiz');
  await screen.findByRole('heading', { name: 'A page' });
  rememberReturnPath(LOCKED);
  return (path: string) => act(() => router.navigate(path));
}

it('is remembered through login, sign-up and membership', async () => {
  const go = await openQuiz();
  for (const path of ['/login', '/loginp', '/signup?src=a', '/T&C', '/privacy', '/Member']) {
    await go(path);
    expect(readReturnPath(), path).toBe(LOCKED);
  }
});

it('is forgotten on any other page', async () => {
  const go = await openQuiz();
  await go('/login');
  await go('/vocabulary');
  expect(readReturnPath()).toBeNull();
});
