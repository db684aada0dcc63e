// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { Shell } from './shell.tsx';

let isSystemDark = false;
const scrolls: number[] = [];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  isSystemDark = false;
  scrolls.length = 0;
  // What jsdom lacks.
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

function open(at = '/') {
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
          { path: '*', element: page('Elsewhere') },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
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

  it("shows the child's name when signed in, and a click on it forgets who was signed in", async () => {
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
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Log out Asha' }));
    const kept = [...Object.keys(family), 'childsName', 'src'].filter(
      (name) => localStorage.getItem(name) !== null,
    );
    expect(kept).toEqual(['src']);
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
  });
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

it('opens the chat in a new window that learns nothing about this one', () => {
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
