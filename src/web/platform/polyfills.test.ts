import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FILLED = [
  [Array.prototype, ['with', 'toSorted', 'toReversed', 'toSpliced']],
  [AbortSignal, ['timeout']],
  [crypto, ['randomUUID']],
] as const;

let restore: (() => void)[];

// Simulates a browser without them.
beforeEach(async () => {
  restore = FILLED.flatMap(([owner, names]) => names.map((name) => takeAway(owner, name)));
  vi.resetModules();
  await import('./polyfills.ts');
});
afterEach(() => {
  for (const undo of restore) undo();
  vi.useRealTimers();
});

function takeAway(owner: object, name: string): () => void {
  let holder: object = owner;
  while (!Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder);
  const descriptor = Object.getOwnPropertyDescriptor(holder, name) ?? {};
  Reflect.deleteProperty(holder, name);
  return () => {
    Reflect.deleteProperty(owner, name);
    Object.defineProperty(holder, name, descriptor);
  };
}

it('makes changed copies of lists', () => {
  const list = [3, 1, 10, 2];
  expect(list.with(1, 5)).toEqual([3, 5, 10, 2]);
  expect(list.with(-1, 5)).toEqual([3, 1, 10, 5]);
  expect(() => list.with(4, 5)).toThrow(RangeError);
  expect(list.toSorted()).toEqual([1, 10, 2, 3]);
  expect(list.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 10]);
  expect(list.toReversed()).toEqual([2, 10, 1, 3]);
  expect(list.toSpliced(1, 2, 7)).toEqual([3, 7, 2]);
  expect(list.toSpliced(2)).toEqual([3, 1]);
  expect(list).toEqual([3, 1, 10, 2]);
  expect(Object.keys(list)).toEqual(['0', '1', '2', '3']);
});

it('a timeout signal aborts in time', () => {
  vi.useFakeTimers();
  const signal = AbortSignal.timeout(100);
  vi.advanceTimersByTime(99);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('makes random ids on an address without TLS', () => {
  const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
  const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  for (const id of ids) expect(id).toMatch(VERSION_4);
  expect(new Set(ids).size).toBe(ids.length);
});

it('keeps what a browser has', async () => {
  const own = () => [];
  Object.defineProperty(Array.prototype, 'toSorted', { value: own, configurable: true });
  vi.resetModules();
  await import('./polyfills.ts');
  expect(Array.prototype.toSorted).toBe(own);
});
