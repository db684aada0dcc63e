// npm run check: the fast loop. Every step runs, so that one run tells everything; the first failure sets the exit code.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type Step = readonly [name: string, command: string, args: readonly string[]];

const steps: readonly Step[] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'boundaries',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'tools', 'bench', 'e2e'],
  ],
  ['types: domain', 'tsc', ['-p', 'tsconfig.domain.json']],
  ['types: server and tools', 'tsc', ['-p', 'tsconfig.json']],
  ['types: web', 'tsc', ['-p', 'tsconfig.web.json']],
  ['types: what drives a browser', 'tsc', ['-p', 'tsconfig.browser.json']],
  ['types: tests of the domain', 'tsc', ['-p', 'tsconfig.tests.json']],
  ['unused code', 'knip', []],
  ['content', 'node', ['tools/content/check.ts']],
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--project', 'web']],
];

/** Names of the steps that failed. */
export function runSteps(list: readonly Step[]): string[] {
  const failed: string[] = [];
  for (const [name, command, args] of list) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (error !== undefined) console.error(`${command} can't be started: ${error.message}`);
    if (status !== 0) failed.push(name);
    console.log(
      `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
  }
  return failed;
}

export function runChecks(): string[] {
  return runSteps(steps);
}

if (process.argv[1] === import.meta.filename) {
  const failed = runChecks();
  if (failed.length > 0) console.error(`\nFAILED: ${failed.join(', ')}`);
  process.exit(failed.length > 0 ? 1 : 0);
}
