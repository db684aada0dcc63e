// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '#web/paths.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { siteRoutes } from './routes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const feature = (n: number) => ({
  Heading: `Feature ${n}`,
  Para1: `first ${n}`,
  Para2: `second ${n}`,
});
const attributes = {
  Para1: 'A lane of English.',
  Para2: 'Made by a small team.',
  Feature1: feature(1),
  Feature2: feature(2),
  Feature3: feature(3),
  Feature4: feature(4),
};

const open = () => openRoutes(siteRoutes, paths.about);

it('shows the text of the content service', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: 1, attributes }, meta: {} }));
  open();
  expect(await screen.findByText('A lane of English.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Feature 4' })).toBeDefined();
});

it('can be tried again when it could not be loaded', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json({ data: { id: 1, attributes }, meta: {} });
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A lane of English.')).toBeDefined();
});

it('tells a reader who looks for refunds where they are', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'down' }, { status: 400 }));
  openRoutes(siteRoutes, paths.refund);
  const link = await screen.findByRole('link', { name: 'Cancellation and refunds' });
  expect(link.getAttribute('href')).toBe('/T&C#refunds');
});
