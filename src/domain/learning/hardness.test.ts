import { expect, it } from 'vitest';
import { LEAST_ANSWERS, stepsHarder } from './hardness.ts';

const of = (item: string, answers: number, share: number) => {
  return { item, answers, right: Math.round(answers * share) };
};

it('a question that more children get wrong than the others of its level is harder', () => {
  const harder = stepsHarder([of('a', 400, 0.8), of('b', 400, 0.8), of('c', 400, 0.5)]);
  expect(harder.get('c') ?? 0).toBeGreaterThan(0.5);
  expect(harder.get('a') ?? 0).toBeLessThan(0);
});

it('says nothing of a question with too few answers', () => {
  const harder = stepsHarder([of('a', LEAST_ANSWERS - 1, 0.1), of('b', LEAST_ANSWERS, 0.8)]);
  expect([...harder.keys()]).toEqual(['b']);
  expect(harder.get('b')).toBeCloseTo(0);
  expect(stepsHarder([])).toEqual(new Map());
});

it('stays within two steps, also where nobody or everybody is right', () => {
  const harder = stepsHarder([of('a', 5_000, 0), of('b', 5_000, 1), of('c', 5_000, 0.5)]);
  expect(harder.get('a')).toBe(2);
  expect(harder.get('b')).toBe(-2);
});
