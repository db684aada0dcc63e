// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  MemoryRouter,
  type RouteObject,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#contract/auth.ts';
import { mayAskBeforeLeaving } from '#web/platform/leaving.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { reply } from '#web/testing/server.ts';
import { Menu } from './menu.tsx';
import { Shell } from './shell.tsx';

let isSystemDark = false;
const scrolls: number[] = [];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  isSystemDark = false;
  scrolls.length = 0;
  // jsdom does not implement this.
  vi.stubGlobal('matchMedia', () => ({
    matches: isSystemDark,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolls.push(y));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setScroll(0);
});

function open(at = '/', more: RouteObject[] = []) {
  const page = (title: string) => (
    <main id="main" tabIndex={-1}>
      <h1>{title}</h1>
    </main>
  );
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/', element: page('Home') },
          ...more,
          { path: '*', element: page('Elsewhere') },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

function setScroll(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const themeToggle = () => screen.getByRole('button', { name: 'Dark colours' });
const header = () => screen.getByRole('banner');

describe('the colours', () => {
  it('follow the system until the toggle is used', () => {
    isSystemDark = true;
    open();
    expect(themeToggle().getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('change with the toggle and are remembered', async () => {
    open();
    await userEvent.click(themeToggle());
    expect(document.documentElement.dataset.theme).toBe('dark');
    cleanup();
    delete document.documentElement.dataset.theme;
    open();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(themeToggle());
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('"light"');
  });
});

describe('the header', () => {
  it('looks sticky once scrolled more than 100 px, and not before', () => {
    open();
    setScroll(100);
    expect(header().dataset.sticky).toBe('false');
    setScroll(101);
    expect(header().dataset.sticky).toBe('true');
    setScroll(20);
    expect(header().dataset.sticky).toBe('false');
  });

  it('shows a Login link to a visitor', () => {
    open();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });

  it("shows the child's name when signed in; a click on it asks, and a yes forgets who was signed in", async () => {
    const family = {
      id: 3,
      token: 't',
      phone: '9',
      username: 'P',
      standard: 'a-3rd',
      role: 'user',
    };
    for (const [name, value] of Object.entries({ ...family, childsName: 'Asha', src: 'x' })) {
      localStorage.setItem(name, JSON.stringify(value));
    }
    reply(logOut, { message: 'Logged out' });
    open();
    const keptOf = (names: string[]) => names.filter((name) => localStorage.getItem(name) !== null);
    const names = [...Object.keys(family), 'childsName', 'src'];
    await userEvent.click(screen.getByRole('button', { name: 'Log out Asha' }));
    expect(await screen.findByRole('alertdialog', { name: /^Log out Asha\?/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(keptOf(names)).toEqual(names);
    await userEvent.click(screen.getByRole('button', { name: 'Log out Asha' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(keptOf(names)).toEqual(['src']));
    // Unloading the page does not ask again.
    expect(mayAskBeforeLeaving()).toBe(false);
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
  });
});

it("takes a family's phone out of the address, and out of the history", async () => {
  const router = open('/?phone=9876543210&src=friend');
  await waitFor(() => expect(router.state.location.search).toBe('?src=friend'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
});

it('has every link of product §2.4 in the menu', () => {
  render(
    <MemoryRouter>
      <Menu isOpen={false} onClose={() => {}} />
    </MemoryRouter>,
  );
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  const targets = Array.from(menu.querySelectorAll('a'), (a) => a.getAttribute('href'));
  expect(targets).toEqual([
    '/',
    '/worksheets',
    '/vocabulary',
    '/quiz',
    '/competition',
    '/AboutUs',
    '/T&C',
    '/privacy',
    '/signup',
    '/member',
  ]);
});

it('opens the chat in a new window without access to this one', () => {
  open();
  const chat = screen.getByRole('link', { name: /chat with us on whatsapp/i });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
  expect(chat.getAttribute('target')).toBe('_blank');
  expect(chat.getAttribute('rel')).toContain('noopener');
});

it('starts every new page at its top and at its heading, and leaves the first one alone', async () => {
  const router = open();
  expect(scrolls).toEqual([]);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate('/quiz'));
  expect(scrolls).toEqual([0]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Elsewhere' }));
  await act(() => router.navigate('/quiz?lvlid=2'));
  expect(scrolls).toEqual([0, 0]);
  await act(() => router.navigate(-1));
  expect(scrolls).toEqual([0, 0, 0]);
});

it('keeps the page until the next one is complete, announces it, and focuses its final heading', async () => {
  let arrive = (_title: string) => {};
  const data = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const router = open('/', [{ path: '/slow', loader: () => data, Component: SlowPage }]);
  act(() => void router.navigate('/slow'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeDefined();
  expect(await screen.findByText('Opening the page…')).toBeDefined();
  await act(async () => arrive('Whole'));
  const heading = screen.getByRole('heading', { name: 'Whole' });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByText('Opening the page…')).toBeNull();
});

function SlowPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>{useLoaderData<string>()}</h1>
    </main>
  );
}
