import { expect, it } from 'vitest';
import { lazy } from './lazy.ts';

it('makes a value once; what failed is tried again', async () => {
  let tries = 0;
  const get = lazy(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no memory');
    return tries;
  });
  await expect(get()).rejects.toThrow('no memory');
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
