import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyCode } from './lazy-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = new TypeError('Failed to fetch dynamically imported module');

it('is imported once for all callers', async () => {
  const importCode = vi.fn(async () => 'code');
  const code = lazyCode(importCode);
  expect(code.loaded()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(code.loaded()).toBe('code');
  expect(await code.load()).toBe('code');
  expect(importCode).toHaveBeenCalledTimes(1);
});

it('a failed import is retried once', async () => {
  const code = lazyCode(vi.fn(async () => 'code').mockRejectedValueOnce(failure));
  const loading = code.load();
  await vi.runAllTimersAsync();
  expect(await loading).toBe('code');
});

it('a failure is not cached', async () => {
  const importCode = vi.fn(async () => 'code');
  importCode.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const code = lazyCode(importCode);
  const loading = expect(code.load()).rejects.toMatchObject({ name: 'CodeError', cause: failure });
  await vi.runAllTimersAsync();
  await loading;
  expect(await code.load()).toBe('code');
});

it('loading in advance never rejects', async () => {
  const loading = lazyCode(() => Promise.reject(failure)).prefetch();
  await vi.runAllTimersAsync();
  expect(await loading).toBeUndefined();
});

it('code that never arrives fails after 11 s and may load later', async () => {
  const importCode = vi.fn(async () => 'code');
  importCode.mockImplementationOnce(() => new Promise(() => {}));
  const code = lazyCode(importCode);
  const loading = expect(code.load()).rejects.toMatchObject({ name: 'CodeError' });
  await vi.advanceTimersByTimeAsync(11_000);
  await loading;
  expect(await code.load()).toBe('code');
});
