// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agreeToTerms } from '#contract/account.ts';
import { validateUser } from '#contract/auth.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { revalidate } from '#web/features/session/session.ts';
import { forgetAccount, rememberSignIn } from '#web/features/session/stored-account.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { calls, reply } from '#web/testing/server.ts';
import { Shell } from './shell.tsx';
// Imported up front to keep the tests from waiting for it.
import '#web/features/account/consent-page.tsx';

const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'user' as const,
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
  reply(validateUser, { ...asha, needsConsent: true, endsAt: null });
  reply(agreeToTerms, { needsConsent: false });
});
afterEach(() => {
  act(forgetAccount);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const paper = (path: string) => ({ path, element: <h1>{`The page ${path}`}</h1> });

async function visit(path: string) {
  rememberSignIn(asha, { token: 't1', expiresIn: 900 });
  const pages = ['/', '/quiz', '/privacy', '/T&C', '/account', '/competition/playing'].map(paper);
  const opened = openRoutes([{ element: <Shell />, children: pages }], path);
  await act(() => revalidate());
  return { ...opened, user: userEvent.setup() };
}

const agreed = () => calls.filter(({ path }) => path === agreeToTerms.path).map(({ body }) => body);
const question = () => screen.queryByRole('heading', { name: 'Our texts have changed' });

it('asks a parent about changed texts in place of any page, then continues there', async () => {
  const { user } = await visit('/quiz');
  expect(await screen.findByRole('heading', { name: 'Our texts have changed' })).toBeDefined();
  expect(screen.queryByText('The page /quiz')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agree and go on' }));
  expect(agreed()).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Agree and go on' }));
  expect(await screen.findByText('The page /quiz')).toBeDefined();
  expect(agreed()).toEqual([{ version: TERMS_VERSION, language: 'en', isGuardian: true }]);
});

it.each(['/privacy', '/T&C', '/account', '/competition/playing'])(
  '%s stays open without an answer',
  async (path) => {
    const { router } = await visit(path);
    expect(screen.getByText(`The page ${path}`)).toBeDefined();
    await act(() => router.navigate('/quiz'));
    await waitFor(() => expect(question()).not.toBeNull());
  },
);

it('lets a parent who does not agree log out, or export and delete everything', async () => {
  const { user, router } = await visit('/quiz');
  await user.click(await screen.findByRole('link', { name: /delete everything/ }));
  expect(router.state.location.pathname).toBe('/account');
  await act(() => router.navigate('/quiz'));
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeDefined();
});

it('a visitor is not asked', async () => {
  await visit('/quiz');
  await waitFor(() => expect(question()).not.toBeNull());
  act(forgetAccount);
  expect(screen.getByText('The page /quiz')).toBeDefined();
});
