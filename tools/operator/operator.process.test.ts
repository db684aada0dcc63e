// The operator's command line as it is typed.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const OPERATOR = join(import.meta.dirname, 'operator.ts');

async function operate(...words: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const started = promisify(execFile)(process.execPath, [OPERATOR, ...words], {
    env: { PATH, NODE_COMPILE_CACHE },
  });
  const { code = 0, stdout, stderr } = await started.catch((error) => error);
  return { code, out: stdout, err: stderr };
}

it('prints to the standard output, and exits with 0', async () => {
  const { code, out, err } = await operate('--help');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('competition schedule --id …');
});

it('prints what is wrong to the standard error, and exits with 1', async () => {
  const { code, out, err } = await operate('competiton', 'list');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('Did you mean “competition”?');
});
