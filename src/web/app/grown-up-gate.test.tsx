// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GrownUps } from '#web/features/session/grown-up/grown-ups.tsx';
import {
  forgetAccount,
  rememberProfile,
  rememberSignIn,
} from '#web/features/session/stored-account.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { Shell } from './shell.tsx';
// Imported up front to keep the tests from waiting for it.
import '#web/features/session/grown-up/grown-up-page.tsx';
import '#web/features/session/grown-up/grown-up-dialog.tsx';

const asha = {
  id: 'a1',
  phone: '9876543210',
  username: 'Asha',
  childsName: 'Ravi',
  standard: 'a-4th' as const,
  role: 'user' as const,
};
const QUESTION = 'A grown-up goes on from here';
const YEAR = 'Grown-up: in which year were you born?';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-25T06:00:00Z') });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(forgetAccount);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function visit(path: string) {
  const paper = (at: string) => ({ path: at, element: <h1>{`The page ${at}`}</h1> });
  const forParents = (at: string) => ({
    path: at,
    element: (
      <GrownUps key={at}>
        <h1>{`The page ${at}`}</h1>
      </GrownUps>
    ),
  });
  const pages = [
    ...['/', '/member'].map(paper),
    ...['/account', '/account/data', '/member/pay'].map(forParents),
  ];
  const opened = openRoutes([{ element: <Shell />, children: pages }], path);
  return { ...opened, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

it.each(['/account', '/account/data', '/member/pay'])(
  '%s asks for a grown-up while a child is signed in, once for some minutes',
  async (path) => {
    rememberProfile(asha);
    const { user, router } = visit(path);
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeDefined();
    expect(screen.queryByText(`The page ${path}`)).toBeNull();
    await user.type(screen.getByLabelText(YEAR), '1985{Enter}');
    expect(await screen.findByText(`The page ${path}`)).toBeDefined();

    await act(() => router.navigate('/'));
    await act(() => router.navigate('/account'));
    expect(screen.getByText('The page /account')).toBeDefined();
    await act(() => router.navigate('/'));
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await act(() => router.navigate('/account'));
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeDefined();
  },
  // The first one waits for the code of the shell.
  90_000,
);

it('a child is asked to fetch somebody, and the question rests for a minute, also after going away', async () => {
  rememberProfile(asha);
  const { user, router } = visit('/account');
  await user.type(await screen.findByLabelText(YEAR), '2017{Enter}');
  expect(await screen.findByText(/^Please fetch a grown-up/)).toBeDefined();
  expect(screen.queryByLabelText(YEAR)).toBeNull();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/account'));
  expect(screen.queryByLabelText(YEAR)).toBeNull();
  act(() => vi.advanceTimersByTime(61_000));
  await user.type(await screen.findByLabelText(YEAR), '1985{Enter}');
  expect(await screen.findByText('The page /account')).toBeDefined();
});

it('a slip is no answer of a child', async () => {
  rememberProfile(asha);
  const { user } = visit('/account');
  await user.type(await screen.findByLabelText(YEAR), '85{Enter}');
  expect(screen.getByText('Please enter all four digits of the year')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(YEAR));
});

it('nobody is asked who has just signed in, or is not signed in', async () => {
  rememberSignIn(asha, { token: 't1', expiresIn: 900 });
  const { router } = visit('/account');
  expect(screen.getByText('The page /account')).toBeDefined();
  act(forgetAccount);
  await act(() => router.navigate('/member/pay'));
  expect(screen.getByText('The page /member/pay')).toBeDefined();
});

it('the chat opens for a grown-up, and for a visitor', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  rememberProfile(asha);
  const { user } = visit('/');
  const chat = screen.getByRole('link', { name: /WhatsApp/ });
  await user.click(chat);
  await user.type(await screen.findByLabelText(YEAR), '1985{Enter}');
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/wa\.me\//),
      '_blank',
      'noopener,noreferrer',
    ),
  );
  open.mockRestore();
});
