// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getMembership } from '#contract/membership.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { calls, reply } from '#web/testing/server.ts';
import { FreeAndPaid } from './free-and-paid.ts';

const figures = { topics: 28, levels: 168, questions: 1680, games: 88, words: 366, worksheets: 0 };

beforeEach(() => reply(getMembership, { price: 399, listPrice: 999, figures }));

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
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('table')).toBeNull();
});
