// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setTokenProvider } from '#web/platform/api.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { LOADER_MS } from './first-loader.ts';
import { LATE_MS, MaintenanceGate, TOO_LATE_MS } from './maintenance-gate.tsx';

type Server = 'open' | 'maintenance' | 'unreachable' | 'silent' | 'foreign page' | 'foreign data';
let server: Server;

// The network, as the maintenance call sees it.
async function reply(): Promise<Response> {
  if (server === 'unreachable') throw new TypeError('Failed to fetch');
  if (server === 'silent') return new Promise(() => {});
  if (server === 'foreign page') return new Response('<h1>Log in to the hotel</h1>');
  if (server === 'foreign data') return Response.json({ data: { attributes: { Switch: 'yes' } } });
  const data = { id: 1, attributes: { Switch: server === 'maintenance' } };
  return Response.json({ data, meta: {} }, { headers: { 'gully-build': 'test' } });
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

/** The page is loaded again in the same tab. */
function openAgain(isPageReady = true) {
  fireEvent(window, new Event('pagehide'));
  cleanup();
  showBootLoader();
  // Time starts anew with each page.
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

it('shows the loader once in a tab; later only while something is missing', async () => {
  server = 'open';
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
  server = 'open';
  open();
  await pass(LOADER_MS);
  openAgain();
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
  await pass(100);
  expect(screen.getByRole('status').textContent).toBe('Please check back shortly');
  expect(document.activeElement).toBe(heading('Down for maintenance'));
  server = 'open';
  await pass(30_000);
  expect(shown()).toEqual(only('routes'));
  expect(document.activeElement).toBe(heading('the routes'));
});

it.each(['unreachable', 'foreign page', 'foreign data'] as const)(
  'shows the routes, never maintenance, where the call fails: %s',
  async (failure) => {
    server = failure;
    open();
    await pass(LOADER_MS);
    expect(shown()).toEqual(only('routes'));
    expect(document.activeElement).toBe(document.body);
    await pass(95_000);
    expect(shown()).toEqual(only('routes'));
  },
);

it('shows the routes five seconds after the start if nobody replies', async () => {
  server = 'silent';
  open();
  await pass(LATE_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
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
  server = 'foreign page';
  await pass(95_000);
  expect(shown()).toEqual(only('maintenance'));
});

it('keeps the loader while the page is on its way, says so at last, and shows the page when it comes', async () => {
  server = 'silent';
  const { becomeReady } = open(false);
  await pass(TOO_LATE_MS - 1);
  expect(shown()).toEqual(only('loader'));
  await pass(1);
  expect(shown()).toEqual(only('noConnection'));
  expect(document.activeElement).toBe(heading('No connection'));
  server = 'unreachable';
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(screen.getByRole('status').textContent).toMatch(/still can’t be reached/);
  becomeReady();
  await pass(100);
  expect(shown()).toEqual(only('routes'));
  expect(document.activeElement).toBe(heading('the routes'));
});
