// npm run check: the fast loop. Every step runs, so that one run tells everything; the first failure sets the exit code.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const LINES_REPEATED = 60;

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
  ['content', 'node', ['tools/content/check/check.ts']],
  ['unit tests', 'vitest', ['run', '--project', 'unit', '--project', 'web']],
];

interface FailedStep {
  readonly name: string;
  /** Its last lines: where tools sum up what failed. */
  readonly end: string;
}

export async function runSteps(list: readonly Step[]): Promise<FailedStep[]> {
  const failed: FailedStep[] = [];
  for (const [name, command, args] of list) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const { isFine, said } = await run(command, args);
    if (!isFine) failed.push({ name, end: said.split('\n').slice(-LINES_REPEATED).join('\n') });
    console.log(
      `── ${name}: ${isFine ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
  }
  return failed;
}

export function runChecks(): Promise<FailedStep[]> {
  return runSteps(steps);
}

/** Says what failed once more at the end of a long output, and sets the exit code. */
export function conclude(failed: readonly FailedStep[]): void {
  for (const { name, end } of failed) console.error(`\n── FAILED: ${name}\n${end.trim()}`);
  if (failed.length > 0) console.error(`\nFAILED: ${failed.map(({ name }) => name).join(', ')}`);
  else console.log('\nEverything passed.');
  // No exit: what is said has to reach whoever reads it.
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Shows what a command says while it says it, and keeps it. */
async function run(
  command: string,
  args: readonly string[],
): Promise<{ isFine: boolean; said: string }> {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', 'pipe', 'pipe'] });
  let said = '';
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      shown.write(chunk);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said += `${command} can't be started: ${error.message}`;
      resolve(null);
    });
    child.once('close', resolve);
  });
  return { isFine: status === 0, said };
}

if (process.argv[1] === import.meta.filename) conclude(await runChecks());
