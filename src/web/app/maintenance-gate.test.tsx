// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setTokenProvider } from '#web/platform/api.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { LOADER_MS, MaintenanceGate } from './maintenance-gate.tsx';

type Server = 'open' | 'maintenance' | 'unreachable' | 'silent';
let server: Server;

// The network, as the maintenance call sees it.
async function reply(): Promise<Response> {
  if (server === 'unreachable') throw new TypeError('Failed to fetch');
  if (server === 'silent') return new Promise(() => {});
  const data = { id: 1, attributes: { Switch: server === 'maintenance' } };
  return Response.json({ data, meta: {} });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', reply);
  showBootLoader();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What index.html shows before any script runs. */
function showBootLoader() {
  document.getElementById('boot-loader')?.remove();
  document.body.insertAdjacentHTML('afterbegin', '<div id="boot-loader">Opening…</div>');
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(isPageReady = true) {
  const gate = (isReady: boolean) => (
    <QueryClientProvider client={client}>
      <MaintenanceGate isPageReady={isReady}>
        <p>the routes</p>
      </MaintenanceGate>
    </QueryClientProvider>
  );
  const client = createQueryClient();
  const { rerender } = render(gate(isPageReady));
  return { becomeReady: () => rerender(gate(true)) };
}

const shown = () => ({
  loader: screen.queryByText('Opening…') !== null,
  routes: screen.queryByText('the routes')?.closest('[inert]') === null,
  maintenance: screen.queryByRole('heading', { name: 'Down for maintenance' }) !== null,
});
const only = (what: keyof ReturnType<typeof shown>) => ({
  loader: false,
  routes: false,
  maintenance: false,
  [what]: true,
});

it('is asked without a token, so that it waits for no session', async () => {
  server = 'open';
  setTokenProvider(() => new Promise(() => {}));
  onTestFinished(() => setTokenProvider(null));
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('routes'));
});

it('shows the loader for two seconds, then the routes', async () => {
  server = 'open';
  open();
  await pass(LOADER_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('routes'));
});

it('lays the routes out behind the loader once the site is known to be open, and not before', async () => {
  server = 'open';
  open();
  await pass(100);
  expect(screen.queryByText('the routes')).not.toBeNull();
  expect(shown()).toEqual(only('loader'));
  cleanup();
  showBootLoader();
  server = 'maintenance';
  open();
  await pass(100);
  expect(screen.queryByText('the routes')).toBeNull();
});

it('shows the maintenance page in place of the routes when the flag is on, until it is off', async () => {
  server = 'maintenance';
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('maintenance'));
  expect(screen.getByText('Please check back shortly')).toBeDefined();
  server = 'open';
  await pass(30_000);
  expect(shown()).toEqual(only('routes'));
});

it('shows the maintenance page when the call fails throughout the loader, and opens when it works again', async () => {
  server = 'unreachable';
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('maintenance'));
  // Polling does not make the page flicker.
  await pass(30_100);
  expect(shown()).toEqual(only('maintenance'));
  server = 'open';
  await pass(35_000);
  expect(shown()).toEqual(only('routes'));
});

it('opens when one call during the loader fails and the next works', async () => {
  server = 'unreachable';
  open();
  await pass(500);
  server = 'open';
  await pass(LOADER_MS - 500);
  expect(shown()).toEqual(only('routes'));
});

it('takes nothing away when calls fail later, only when the flag goes on', async () => {
  server = 'open';
  open();
  await pass(LOADER_MS);
  server = 'unreachable';
  await pass(95_000);
  expect(shown()).toEqual(only('routes'));
  server = 'maintenance';
  await pass(31_000);
  expect(shown()).toEqual(only('maintenance'));
});

it('keeps the loader while nothing is known, and while the page is still on its way', async () => {
  server = 'silent';
  open();
  await pass(LOADER_MS + 1_000);
  expect(shown()).toEqual(only('loader'));
  cleanup();

  showBootLoader();
  server = 'open';
  const { becomeReady } = open(false);
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('loader'));
  becomeReady();
  expect(shown()).toEqual(only('routes'));
});
