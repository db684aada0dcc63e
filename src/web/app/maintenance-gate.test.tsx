// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getMaintenance } from '#contract/site.ts';
import { setTokenProvider } from '#web/platform/api.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { one } from '#web/testing/records.ts';
import { noNetwork, pending, reply } from '#web/testing/server.ts';
import { LOADER_MS, MaintenanceGate } from './maintenance-gate.tsx';

type Server = 'open' | 'maintenance' | 'unreachable' | 'silent';

// The network, as the maintenance call sees it.
function serverIs(server: Server): void {
  if (server === 'unreachable') noNetwork(getMaintenance);
  else if (server === 'silent') pending(getMaintenance);
  else reply(getMaintenance, one(1, { Switch: server === 'maintenance' }));
}

beforeEach(() => {
  vi.useFakeTimers();
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
  serverIs('open');
  setTokenProvider(() => new Promise(() => {}));
  onTestFinished(() => setTokenProvider(null));
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('routes'));
});

it('shows the loader for two seconds, then the routes', async () => {
  serverIs('open');
  open();
  await pass(LOADER_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('routes'));
});

it('lays the routes out behind the loader once the site is known to be open, and not before', async () => {
  serverIs('open');
  open();
  await pass(100);
  expect(screen.queryByText('the routes')).not.toBeNull();
  expect(shown()).toEqual(only('loader'));
  cleanup();
  showBootLoader();
  serverIs('maintenance');
  open();
  await pass(100);
  expect(screen.queryByText('the routes')).toBeNull();
});

it('shows the maintenance page in place of the routes when the flag is on, until it is off', async () => {
  serverIs('maintenance');
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('maintenance'));
  expect(screen.getByText('Please check back shortly')).toBeDefined();
  serverIs('open');
  await pass(30_000);
  expect(shown()).toEqual(only('routes'));
});

it('shows the maintenance page when the call fails throughout the loader, and opens when it works again', async () => {
  serverIs('unreachable');
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('maintenance'));
  // Polling does not make the page flicker.
  await pass(30_100);
  expect(shown()).toEqual(only('maintenance'));
  serverIs('open');
  await pass(35_000);
  expect(shown()).toEqual(only('routes'));
});

it('opens when one call during the loader fails and the next works', async () => {
  serverIs('unreachable');
  open();
  await pass(500);
  serverIs('open');
  await pass(LOADER_MS - 500);
  expect(shown()).toEqual(only('routes'));
});

it('takes nothing away when calls fail later, only when the flag goes on', async () => {
  serverIs('open');
  open();
  await pass(LOADER_MS);
  serverIs('unreachable');
  await pass(95_000);
  expect(shown()).toEqual(only('routes'));
  serverIs('maintenance');
  await pass(31_000);
  expect(shown()).toEqual(only('maintenance'));
});

it('keeps the loader while nothing is known, and while the page is still on its way', async () => {
  serverIs('silent');
  open();
  await pass(LOADER_MS + 1_000);
  expect(shown()).toEqual(only('loader'));
  cleanup();

  showBootLoader();
  serverIs('open');
  const { becomeReady } = open(false);
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('loader'));
  becomeReady();
  expect(shown()).toEqual(only('routes'));
});
