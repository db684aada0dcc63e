// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getMaintenance } from '#contract/site.ts';
import { setTokenProvider } from '#web/platform/api.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { one } from '#web/testing/records.ts';
import { foreign, noNetwork, pending, reply } from '#web/testing/server.ts';
import { LOADER_MS } from './first-loader.ts';
import { LATE_MS, MaintenanceGate, TOO_LATE_MS } from './maintenance-gate.tsx';

type Server = 'open' | 'maintenance' | 'unreachable' | 'silent' | 'foreign page' | 'foreign data';

const FOREIGN = {
  'foreign page': '<h1>Log in to the hotel</h1>',
  'foreign data': JSON.stringify({ data: { attributes: { Switch: true } } }),
};

// The server's state, as the maintenance call sees it.
function setServer(server: Server): void {
  if (server === 'unreachable') noNetwork(getMaintenance);
  else if (server === 'silent') pending(getMaintenance);
  else if (server === 'foreign page' || server === 'foreign data')
    foreign(getMaintenance, 200, FOREIGN[server]);
  else reply(getMaintenance, one(1, { Switch: server === 'maintenance', Competition: false }));
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
  vi.unstubAllEnvs();
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
        <main id="main">
          <h1>the routes</h1>
        </main>
      </MaintenanceGate>
    </QueryClientProvider>
  );
  const client = createQueryClient();
  const { rerender } = render(gate(isPageReady));
  return { becomeReady: () => rerender(gate(true)) };
}

/** Loads the page again in the same tab. */
function openAgain(isPageReady = true) {
  fireEvent(window, new Event('pagehide'));
  cleanup();
  showBootLoader();
  // Each page restarts the clock.
  vi.useRealTimers();
  vi.useFakeTimers();
  return open(isPageReady);
}

const heading = (name: string) => screen.queryByRole('heading', { name });

const shown = () => ({
  loader: screen.queryByText('Opening…') !== null,
  routes: screen.queryByText('the routes')?.closest('[inert]') === null,
  maintenance: heading('Down for maintenance') !== null,
  noConnection: heading('No connection') !== null,
});
const only = (what: keyof ReturnType<typeof shown>) => ({
  loader: false,
  routes: false,
  maintenance: false,
  noConnection: false,
  [what]: true,
});

it('is fetched without a token and waits for no session', async () => {
  setServer('open');
  setTokenProvider(() => new Promise(() => {}));
  onTestFinished(() => setTokenProvider(null));
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('routes'));
});

it('shows the loader for two seconds, then the routes', async () => {
  setServer('open');
  open();
  await pass(LOADER_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('routes'));
});

it('shows the loader once in a tab; later only while something is missing', async () => {
  setServer('open');
  open();
  await pass(LOADER_MS);
  const { becomeReady } = openAgain(false);
  await pass(100);
  expect(shown()).toEqual(only('loader'));
  becomeReady();
  expect(shown()).toEqual(only('routes'));
});

it('LOADER=always shows the loader for two seconds each time', async () => {
  vi.stubEnv('LOADER', 'always');
  setServer('open');
  open();
  await pass(LOADER_MS);
  openAgain();
  await pass(LOADER_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('routes'));
});

it('renders the routes behind the loader once the site is known to be open, and not before', async () => {
  setServer('open');
  open();
  await pass(100);
  expect(screen.queryByText('the routes')).not.toBeNull();
  expect(shown()).toEqual(only('loader'));
  cleanup();
  showBootLoader();
  setServer('maintenance');
  open();
  await pass(100);
  expect(screen.queryByText('the routes')).toBeNull();
});

it('shows the maintenance page in place of the routes when the flag is on, until it is off', async () => {
  setServer('maintenance');
  open();
  await pass(LOADER_MS);
  expect(shown()).toEqual(only('maintenance'));
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe('Please check back shortly');
  expect(document.activeElement).toBe(heading('Down for maintenance'));
  setServer('open');
  await pass(30_000);
  expect(shown()).toEqual(only('routes'));
  expect(document.activeElement).toBe(heading('the routes'));
});

it.each(['unreachable', 'foreign page', 'foreign data'] as const)(
  'shows the routes, never maintenance, where the call fails: %s',
  async (failure) => {
    setServer(failure);
    open();
    await pass(LOADER_MS);
    expect(shown()).toEqual(only('routes'));
    expect(document.activeElement).toBe(document.body);
    await pass(95_000);
    expect(shown()).toEqual(only('routes'));
  },
);

it('shows the routes five seconds after the start if nobody replies', async () => {
  setServer('silent');
  open();
  await pass(LATE_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('routes'));
});

it('opens when one call during the loader fails and the next works', async () => {
  setServer('unreachable');
  open();
  await pass(500);
  setServer('open');
  await pass(LOADER_MS - 500);
  expect(shown()).toEqual(only('routes'));
});

it('keeps the page when calls fail later, until the flag is on', async () => {
  setServer('open');
  open();
  await pass(LOADER_MS);
  setServer('unreachable');
  await pass(95_000);
  expect(shown()).toEqual(only('routes'));
  setServer('maintenance');
  await pass(31_000);
  expect(shown()).toEqual(only('maintenance'));
  setServer('foreign page');
  await pass(95_000);
  expect(shown()).toEqual(only('maintenance'));
});

it('keeps the loader while the page loads, reports the delay, and shows the page when it arrives', async () => {
  setServer('silent');
  const { becomeReady } = open(false);
  await pass(TOO_LATE_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('noConnection'));
  expect(document.activeElement).toBe(heading('No connection'));
  setServer('unreachable');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/still can’t be reached/);
  becomeReady();
  await pass(100);
  expect(shown()).toEqual(only('routes'));
  expect(document.activeElement).toBe(heading('the routes'));
});
