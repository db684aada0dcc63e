import qs from 'qs';
import { expect, it } from 'vitest';
import { allEndpoints } from '#contract/all.ts';
import { apiSamples } from '../../bench/support/api-samples.ts';

const samples = apiSamples({ lockedLevel: '1', delivery: 'x', receipt: 'x' });

it('the benchmark has a sample for every GET call', () => {
  const calls = allEndpoints.filter(
    ({ method, access }) => method === 'GET' && access !== 'signed',
  );
  expect(Object.keys(samples).sort()).toEqual(calls.map(({ path }) => path).sort());
});

it('no sample is refused for its query', () => {
  for (const { method, path, query } of allEndpoints) {
    for (const sample of method === 'GET' ? (samples[path] ?? []) : []) {
      const given = qs.parse(sample.query ?? '', { plainObjects: true });
      expect(query?.safeParse(given).error?.issues, path).toBeUndefined();
    }
  }
});
