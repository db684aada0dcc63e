// The commands without a cluster: each mistake is one sentence. The cluster itself is tried by `npm run bench:faults`.

import { expect, it, vi } from 'vitest';
import { runHa } from './run-ha.ts';
import { ClusterError } from './service.ts';

/** No cluster is at these. */
const ELSEWHERE = ['--port', '64000'];

it.each([
  ['dance', /^npm run ha -- <command>/],
  ['status', /^No cluster is running/],
  ['down', /^No cluster is running/],
  ['switchover', /^There is no primary/],
  ['rolling-restart', /^No cluster is running/],
  ['kill me', /^`kill` needs one of: primary, /],
  ['kill etcd', /^No cluster is running/],
  ['restore', /^`restore` needs --to with an instant/],
  ['restore --to yesterday', /^`restore` needs --to with an instant/],
  ['restore --to 2027-01-31T18:00:00+05:30', /^No cluster is running/],
  ['up --sideways', /^Unknown option '--sideways'/],
  ['status --port 80', /^--port must be a number/],
])('%s', async (words, sentence) => {
  const failure = await runHa([...ELSEWHERE, ...words.split(' ')]).catch((error) => error);
  expect(failure).toBeInstanceOf(ClusterError);
  expect(failure.message).toMatch(sentence);
});

it('--help says what there is', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runHa(['up', '--help']);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('rolling-restart'));
});
