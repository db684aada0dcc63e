import { expect, it } from 'vitest';
import { allEndpoints } from '#contract/all.ts';
import { apiSamples } from '../../bench/support/api-samples.ts';

it('the benchmark has a sample for every GET call', () => {
  const calls = allEndpoints.filter(
    ({ method, access }) => method === 'GET' && access !== 'signed',
  );
  const samples = Object.keys(apiSamples({ lockedLevel: '1', delivery: 'x', receipt: 'x' }));
  expect(samples.sort()).toEqual(calls.map(({ path }) => path).sort());
});
