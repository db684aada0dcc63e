// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Component as AboutPage } from './about-page.tsx';

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

function open() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>
        <AboutPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that it is loading, then shows the text of the content service', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: 1, attributes }, meta: {} }));
  open();
  expect(screen.getByRole('status').textContent).toContain('Loading the page');
  expect(await screen.findByText('A lane of English.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Feature 4' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
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

it('tells a reader who looks for refunds where they are', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  open();
  expect(screen.getByRole('link', { name: 'Cancellation and refunds' }).getAttribute('href')).toBe(
    '/T&C#refunds',
  );
});
