import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

function busyFor(ms: number): number {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return ms;
}

it('leaves others most of the time between pieces of work, and runs them in order', async () => {
  const pace = createPace(0.25);
  const order: number[] = [];
  let turnsOfOthers = 0;
  let isDone = false;
  const others = async () => {
    while (!isDone) {
      await new Promise(setImmediate);
      turnsOfOthers += 1;
    }
  };
  const startedAt = performance.now();
  const serving = others();
  await Promise.all([1, 2, 3, 4].map((nth) => pace(() => order.push(busyFor(20) && nth))));
  isDone = true;
  await serving;
  // Three pauses of at least 60 ms between the four.
  expect(performance.now() - startedAt).toBeGreaterThan(4 * 20 + 3 * 60 - 5);
  expect(order).toEqual([1, 2, 3, 4]);
  expect(turnsOfOthers).toBeGreaterThan(3);
});

it('passes on what the work returns or throws, and goes on', async () => {
  const pace = createPace();
  await expect(
    pace(() => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await pace(() => 'fine')).toBe('fine');
});
