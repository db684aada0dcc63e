// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { FreeAndPaid } from './free-and-paid.ts';

const figures = { topics: 28, levels: 168, questions: 1680, games: 88, words: 366, worksheets: 0 };
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ price: 399, listPrice: 999, figures });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (isFolded: boolean) =>
  openRoutes([{ path: '/', element: <FreeAndPaid isFolded={isFolded} /> }], '/');

it('says what is free, and what members get', async () => {
  open(false);
  const table = await screen.findByRole('table', { name: 'What is free, and what members get' });
  expect(table.textContent).toContain('The topic Nouns, all levels');
  expect(table.textContent).toContain('All 28 topics, 168 levels');
});

it('is folded where the page is about something else', async () => {
  open(true);
  const name = 'What is free, and what members get';
  const button = await screen.findByRole('button', { name, expanded: false });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('table', { name })).toBeDefined();
});

it('is not for members', async () => {
  localStorage.setItem('childsName', '"Asha"');
  localStorage.setItem('role', '"member"');
  open(false);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('table')).toBeNull();
});
