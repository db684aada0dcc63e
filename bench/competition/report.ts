// The table of a completed competition, and the targets it misses.

import type { Recorded } from '../support/calls.ts';
import { type Checked, is } from './checks.ts';
import type { Played } from './scenario.ts';

const MAX_P99_MS = 500;
/** A pick is acknowledged before the child looks up. */
const MAX_PICK_P99_MS = 150;
const MAX_MEMORY_RATIO = 2;
const MINUTE_MS = 60_000;
const STEP_MS = 5_000;
const UNAVAILABLE = 503;

/** Prints the table; returns the checks. */
export function report({ calls, checked, load, faultsFrom }: Played): Checked[] {
  console.log(
    '  call          replies  retried    p50 ms    p99 ms  p99 of the worst minute  statuses',
  );
  const targets: Checked[] = [...checked];
  for (const [name, recorded] of calls) {
    const calm = faultsFrom === null ? recorded : recorded.filter(({ at }) => at < faultsFrom);
    const answered = recorded.filter(({ status }) => status !== 0);
    const worst = worstMinute(calm);
    console.log(
      [
        `  ${name.padEnd(12)}`,
        String(answered.length).padStart(8),
        String(recorded.filter(({ status }) => status === 0 || status >= 500).length).padStart(8),
        percentile(answered, 0.5).toFixed(1).padStart(9),
        percentile(answered, 0.99).toFixed(1).padStart(9),
        worst.toFixed(1).padStart(24),
        ` ${statusesOf(recorded)}`,
      ].join(' '),
    );
    targets.push(
      is(
        worst <= (name === 'picks' ? MAX_PICK_P99_MS : MAX_P99_MS),
        `${name}: p99 ${worst.toFixed(0)} ms in the worst minute`,
      ),
    );
    const faults = recorded.filter(({ status }) => status >= 500 && status !== UNAVAILABLE);
    if (faults.length > 0) targets.push(is(false, `${name}: ${faults.length} faults`));
  }
  const { memoryMb, idleMemoryMb, generatorPercent, generatorDelayMs } = load;
  console.log(
    `  this generator took ${generatorPercent.toFixed(0)} % of all processors, its timers were ${generatorDelayMs.toFixed(0)} ms late (p99)`,
  );
  const ratio = memoryMb / idleMemoryMb;
  targets.push(
    is(
      ratio <= MAX_MEMORY_RATIO,
      `server memory at most ${memoryMb.toFixed(0)} MB, ${idleMemoryMb.toFixed(0)} MB before, ratio ${ratio.toFixed(1)} (at most ${MAX_MEMORY_RATIO})`,
    ),
  );
  return targets;
}

/** The largest p99 of any 60 s. */
function worstMinute(recorded: readonly Recorded[]): number {
  const answered = recorded.filter(({ status }) => status !== 0);
  const first = Math.min(...answered.map(({ at }) => at));
  const last = Math.max(...answered.map(({ at }) => at));
  let worst = 0;
  for (let from = first; from <= last; from += STEP_MS) {
    const within = answered.filter(({ at }) => at >= from && at < from + MINUTE_MS);
    worst = Math.max(worst, percentile(within, 0.99));
  }
  return worst;
}

function percentile(recorded: readonly Recorded[], share: number): number {
  const sorted = recorded.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function statusesOf(recorded: readonly Recorded[]): string {
  const counts = new Map<number, number>();
  for (const { status } of recorded) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'no reply' : status}: ${count}`)
    .join(', ');
}
