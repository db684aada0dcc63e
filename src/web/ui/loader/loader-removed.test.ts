// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { removeLoader, whenLoaderRemoved } from './loader-removed.ts';

it('late loading waits until the page under the loader has been painted', async () => {
  document.body.innerHTML = '<div id="boot-loader"></div>';
  const order: string[] = [];
  const before = whenLoaderRemoved().then(() => order.push('asked before'));
  removeLoader();
  requestAnimationFrame(() => order.push('the frame'));
  const between = whenLoaderRemoved().then(() => order.push('asked by the page itself'));
  await Promise.all([before, between]);
  expect(order).toEqual(['the frame', 'asked before', 'asked by the page itself']);
});

it('nothing waits when there is no loader', async () => {
  document.body.innerHTML = '';
  removeLoader();
  let isGone = false;
  void whenLoaderRemoved().then(() => {
    isGone = true;
  });
  await Promise.resolve();
  expect(isGone).toBe(true);
});
