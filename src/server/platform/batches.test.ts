import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

/** Doubles numbers; each batch ends when the test says so. */
function doubling(largest = 3) {
  const batches: number[][] = [];
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  const double = inBatches<number, number>(async (items) => {
    batches.push([...items]);
    await new Promise<void>((resolve, reject) => {
      ends.push({ resolve, reject });
    });
    return items.map((item) => 2 * item);
  }, largest);
  const begun = (count: number) => expect.poll(() => batches.length).toBe(count);
  return { double, batches, ends, begun };
}

it('writes what arrives together at once, and what comes meanwhile in the next batches', async () => {
  const { double, batches, ends, begun } = doubling();
  const first = [double(1), double(2)];
  await begun(1);
  const later = [3, 4, 5, 6].map(double);
  ends[0]?.resolve();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await begun(2);
  ends[1]?.resolve();
  await begun(3);
  ends[2]?.resolve();
  expect(await Promise.all(later)).toEqual([6, 8, 10, 12]);
  expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
});

it('a failure is that of all who wait, and the next ones are tried again', async () => {
  const { double, ends, begun } = doubling();
  const first = double(1);
  await begun(1);
  const behind = [2, 3, 4, 5].map(double);
  ends[0]?.reject(new Error('the database is away'));
  for (const call of [first, ...behind]) await expect(call).rejects.toThrow('away');
  const next = double(6);
  await begun(2);
  ends[1]?.resolve();
  expect(await next).toBe(12);
});
