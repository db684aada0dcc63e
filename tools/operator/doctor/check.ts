// What a check of `operator doctor` is, and how all of them run: at the same time, each with a limit, each alone.

import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 10_000;

/** One thing that is wrong, and what to do about it. */
export interface Wrong {
  readonly detail: string;
  readonly advice: string;
}

export interface Check<Deployment> {
  readonly name: string;
  /** What to do where it can't be carried out. */
  readonly advice: string;
  /** Returns what is right, or all that is wrong. Throws NotChecked where it does not apply. */
  run(deployment: Deployment): Promise<string | readonly Wrong[]>;
}

/** The check does not apply; the message says why. */
export class NotChecked extends Error {}

/** One line of the report. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'wrong' | 'not checked';
  readonly detail: string;
  /** What to do; only of what is wrong. */
  readonly advice?: string;
}

/** In the order of the checks. Never rejects. */
export async function runChecks<Deployment>(
  checks: readonly Check<Deployment>[],
  deployment: Deployment,
): Promise<Finding[]> {
  return (await Promise.all(checks.map((check) => runCheck(check, deployment)))).flat();
}

async function runCheck<Deployment>(
  { name: check, advice, run }: Check<Deployment>,
  deployment: Deployment,
): Promise<Finding[]> {
  try {
    const result = await Promise.race([run(deployment), failLate()]);
    if (typeof result === 'string') return [{ check, state: 'ok', detail: result }];
    return result.map((wrong) => ({ check, state: 'wrong', ...wrong }));
  } catch (error) {
    const detail = oneLine((error as Error).message);
    if (error instanceof NotChecked) return [{ check, state: 'not checked', detail }];
    return [{ check, state: 'wrong', detail, advice }];
  }
}

async function failLate(): Promise<never> {
  await delay(LIMIT_MS, undefined, { ref: false });
  throw new Error(`no result within ${LIMIT_MS / 1_000} s`);
}

export function lineOf({ check, state, detail, advice }: Finding): string {
  const label = state === 'wrong' ? 'WRONG' : state;
  return `${label.padEnd(11)}  ${check}: ${detail}${advice === undefined ? '' : `. ${advice}.`}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
