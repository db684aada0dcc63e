// Runs the steps of `npm run check` and `npm test`. All steps run even if one fails, so that one run reports
// everything.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import pLimit from 'p-limit';

const root = join(import.meta.dirname, '../..');

/** These lines of a failed step's output are repeated at the end: the first errors, and its summary. */
const FIRST_LINES = 30;
const LAST_LINES = 50;

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly isPassed: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** What the test runners count, and the names of the tests that failed or are flaky. */
const SUMMARY =
  /^\s*(Test Files\b|Tests\b|FAIL\b|\d+ (passed|failed|flaky|skipped|did not run)\b|\[[\w-]+\] › )/;

/** One after the other, with live output. */
export async function runSequentially(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const result = await run(step, (chunk) => process.stdout.write(chunk));
    console.log(`── ${verdict(result)}`);
    results.push(result);
  }
  return results;
}

/** As many at a time as there are processors; each prints its output when it ends. */
export async function runInParallel(steps: readonly Step[]): Promise<StepResult[]> {
  const limit = pLimit(availableParallelism());
  return limit.map(steps, async (step) => {
    const result = await run(step);
    console.log(`\n── ${step.name}\n${result.output.trimEnd()}`);
    console.log(`── ${verdict(result)}`);
    return result;
  });
}

/** Repeats what failed, prints the verdicts with the names of failed tests, and sets the exit code. */
export function reportResults(results: readonly StepResult[]): void {
  const failed = results.filter(({ isPassed }) => !isPassed);
  for (const { name, output } of failed) console.error(`\n── FAILED: ${name}\n${shorten(output)}`);
  console.log('');
  for (const result of results) {
    console.log(verdict(result));
    for (const line of result.output.split('\n')) {
      if (SUMMARY.test(stripVTControlCharacters(line))) console.log(line.trimEnd());
    }
  }
  if (failed.length > 0) console.error(`\nFAILED: ${failed.map(({ name }) => name).join(', ')}`);
  else console.log('\nEverything passed.');
  // No process.exit(): it would cut off output that is still being written.
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function run(
  { name, command, args, env }: Step,
  show: (chunk: string) => void = () => {},
): Promise<StepResult> {
  const startedAt = performance.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...color, ...env },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      show(chunk);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += `${command} can't be started: ${error.message}`;
      resolve(null);
    });
    child.once('close', resolve);
  });
  return { name, isPassed: status === 0, output, seconds: (performance.now() - startedAt) / 1000 };
}

function verdict({ name, isPassed, seconds }: StepResult): string {
  return `${name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`;
}

function shorten(output: string): string {
  const lines = output.trim().split('\n');
  if (lines.length <= FIRST_LINES + LAST_LINES) return lines.join('\n');
  return [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)].join('\n');
}
