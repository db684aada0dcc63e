// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getAbout } from '#contract/site.ts';
import { paths } from '#web/paths.ts';
import { openRoutes } from '#web/testing/open-routes.tsx';
import { one } from '#web/testing/records.ts';
import { network, refuse, reply } from '#web/testing/server.ts';
import { siteRoutes } from './routes.tsx';

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
  reply(getAbout, one(1, attributes));
  open();
  expect(await screen.findByText('A lane of English.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Feature 4' })).toBeDefined();
});

it('offers a retry if it fails to load', async () => {
  reply(getAbout, one(1, attributes));
  network.isDown = true;
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  network.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A lane of English.')).toBeDefined();
});

it('links the refund terms for readers who look for them', async () => {
  refuse(getAbout, 'ServiceUnavailableError');
  openRoutes(siteRoutes, paths.refund);
  const link = await screen.findByRole('link', { name: 'Cancellation and refunds' });
  expect(link.getAttribute('href')).toBe('/T&C#refunds');
});
