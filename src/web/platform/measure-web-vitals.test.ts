// What a sampled page load sends about itself, and when. e2e/errors.spec.ts covers the browser's own measurements.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Keep = (metric: { name: string; value: number }) => void;

const library = vi.hoisted(() => ({ onLCP: vi.fn(), onINP: vi.fn(), onCLS: vi.fn() }));
vi.mock('web-vitals', () => library);

const beacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);
let route = '/';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  beacon.mockClear();
  for (const measure of Object.values(library)) measure.mockReset();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(document, 'visibilityState');
});

async function load(random: number): Promise<void> {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  route = '/quiz';
  const { setRouteFinder } = await import('./current-route.ts');
  setRouteFinder(() => route);
  const { measureWebVitals } = await import('./measure-web-vitals.ts');
  measureWebVitals();
}

const keepOf = (measure: typeof library.onLCP): Keep => measure.mock.calls[0]?.[0];

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('is measured late and sent once, each value with its page', async () => {
  await load(0.05);
  route = '/quiz/topics';
  await vi.advanceTimersByTimeAsync(4_000);
  expect(library.onLCP).not.toHaveBeenCalled();
  route = '/quiz/playing';
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(library.onCLS).toHaveBeenCalled());
  keepOf(library.onLCP)({ name: 'LCP', value: 1_800 });
  keepOf(library.onINP)({ name: 'INP', value: 80 });
  route = '/quiz/score-single';
  keepOf(library.onINP)({ name: 'INP', value: 120 });
  leave();
  leave();
  expect(beacon).toHaveBeenCalledTimes(1);
  const [path, body] = beacon.mock.calls[0] ?? [];
  expect(path).toBe('/api/web-vitals');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body as Blob);
    void vi.runAllTimersAsync();
  });
  expect(JSON.parse(text)).toEqual({
    connection: 'other',
    vitals: [
      { name: 'LCP', value: 1_800, route: '/quiz' },
      { name: 'INP', value: 120, route: '/quiz/score-single' },
    ],
  });
});

it('is not measured in nine page loads of ten', async () => {
  await load(0.1);
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  expect(library.onLCP).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
});
