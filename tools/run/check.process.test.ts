// The check fails if one of its steps fails. Stand-ins for the tools come first on the PATH.

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CHECK = join(import.meta.dirname, 'check.ts');
const TOOLS = ['biome', 'depcruise', 'knip', 'node', 'tsc', 'vitest'];
let bin: string;

beforeAll(async () => {
  bin = await mkdtemp(join(tmpdir(), 'check-'));
});
afterAll(() => rm(bin, { recursive: true, force: true }));

/** Runs the check with stand-in tools, one of which may fail. */
async function check(failing?: string, complaint = 'what is wrong') {
  for (const tool of TOOLS) {
    const script = `#!/bin/sh\necho "$0 $*" >> ${bin}/calls\n${
      tool === failing ? `echo "${complaint}" >&2; exit 1` : 'echo "Tests  7 passed (7)"; exit 0'
    }\n`;
    await writeFile(join(bin, tool), script);
    await chmod(join(bin, tool), 0o755);
  }
  await writeFile(join(bin, 'calls'), '');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const result = await promisify(execFile)(process.execPath, [CHECK], { env }).catch(
    (error) => error,
  );
  const calls = await readFile(join(bin, 'calls'), 'utf8');
  return { code: result.code ?? 0, output: `${result.stdout}${result.stderr}`, calls };
}

it('runs every tool, and passes if all of them pass', async () => {
  const { code, output, calls } = await check();
  expect(output).toMatch(
    /unit and page tests: passed in [\d.]+ s\nTests {2}7 passed \(7\)\n(.|\n)*\nEverything passed\.\n$/,
  );
  expect(code).toBe(0);
  for (const tool of TOOLS) expect(calls).toContain(`${bin}/${tool} `);
});

it.each(TOOLS)('fails if %s fails, and repeats its output at the end', async (tool) => {
  const { code, output } = await check(tool);
  expect(code).toBe(1);
  expect(output).toMatch(/── FAILED: .+\nwhat is wrong\n(.|\n)*\nFAILED: [^\n]+\n$/);
  expect(output).not.toContain('Everything passed.');
});

it('names the tests that failed among the verdicts', async () => {
  const { output } = await check('vitest', ' FAIL  |web| src/a.test.tsx > a game is won');
  expect(output).toMatch(/unit and page tests: FAILED in [\d.]+ s\n FAIL {2}\|web\| .+ is won\n/);
});
