// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { isOutdated, noteBuild } from './release.ts';
import { isReachable, reloadOnce, reloadWhenQuiet, reloadWhenReachable } from './reload.ts';
import { clearTab } from './stored-value.ts';

let reloads: number;
let reply: () => Response;
const build = Object.assign(document.createElement('meta'), { name: 'build' });

const ours = () => Response.json({}, { headers: { [BUILD_HEADER]: 'one' } });
/** A captive portal or a proxy. */
const foreign = () => new Response('<html>Accept our terms</html>');

beforeEach(() => {
  reloads = 0;
  reply = ours;
  clearTab();
  build.content = 'one';
  document.head.append(build);
  history.replaceState(null, '', '/quiz');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => reply());
  // jsdom cannot reload.
  vi.stubGlobal('location', { pathname: '/quiz', reload: () => (reloads += 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  build.remove();
});

it('only our own server counts as reachable', async () => {
  expect(await isReachable()).toBe(true);
  reply = foreign;
  expect(await isReachable()).toBe(false);
  expect(await reloadWhenReachable()).toBe(false);
  reply = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await isReachable()).toBe(false);
  expect(reloads).toBe(0);
});

it('a page reloads itself once for each build and path', () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  window.location.pathname = '/vocabulary';
  expect(reloadOnce()).toBe(true);
  build.content = 'two';
  expect(reloadOnce()).toBe(true);
  expect(reloads).toBe(3);
});

it('without session storage a page never reloads itself', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadOnce()).toBe(false);
  expect(reloads).toBe(0);
});

it('it waits until the network is back', async () => {
  reply = foreign;
  reloadWhenQuiet();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reloads).toBe(0);
  reply = ours;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloads).toBe(1);
});

it('it does not reload after cancelling', async () => {
  reply = foreign;
  const giveUp = reloadWhenQuiet();
  await vi.advanceTimersByTimeAsync(1_000);
  giveUp();
  reply = ours;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reloads).toBe(0);
});

it.each([
  ['another id', 'one', 'two', true],
  ['the same id', 'one', 'one', false],
  ['a server without pages', 'one', 'none', false],
  ['no header: not our server', 'one', null, false],
  ['pages of a development server', undefined, 'two', false],
])('another build is out: %s', (_, own, served, isOut) => {
  noteBuild(ours());
  if (own === undefined) build.remove();
  noteBuild(new Response('', { headers: served === null ? {} : { [BUILD_HEADER]: served } }));
  expect(isOutdated()).toBe(isOut);
});
