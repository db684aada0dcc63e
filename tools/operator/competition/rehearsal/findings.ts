// What a rehearsal shows: a table of its calls, and everything that keeps the competition from being ready.

import type { Submission } from '#domain/competition/ranking.ts';
import type { StoredCompetition } from '#server/features/competition/store.ts';
import type { Played } from './made-up-child.ts';
import { quantile, type SiteCall } from './site-calls.ts';

type Planned = Pick<StoredCompetition, 'startsAt' | 'arePapersReady' | 'isRehearsal'>;

/** A page starts its test by the site's clock, and this machine's operator by this one. */
const MAX_OFFSET_MS = 1_000;
/** A child looks at a question for some seconds before anything of it is missed. */
const MAX_P95_MS = 1_000;

/** A line for each kind of call. */
export function callTable(calls: readonly SiteCall[]): string[] {
  const kinds = [...new Set(calls.map(({ what }) => what))];
  const cells = kinds.map((kind) => {
    const ofKind = calls.filter(({ what }) => what === kind);
    const times = ofKind.map(({ ms }) => ms);
    const failed = ofKind.filter(({ problem }) => problem !== null).length;
    return [kind, ofKind.length, failed, ...[0.5, 0.95, 1].map((share) => quantile(times, share))];
  });
  return [['call', 'made', 'failed', 'median ms', 'p95 ms', 'longest ms'], ...cells].map((row) =>
    row
      .map((cell, column) => {
        const text = typeof cell === 'number' ? String(Math.round(cell)) : cell;
        return column === 0 ? text.padEnd(16) : text.padStart(12);
      })
      .join(''),
  );
}

/** What of the competition itself is missing, and whether the site knows its start. */
export function problemsOfPlan(
  { startsAt, arePapersReady, isRehearsal }: Planned,
  startSaid: string,
): string[] {
  return [
    ...(arePapersReady ? [] : ['papers are missing: `competition import-papers` brings them']),
    ...(isRehearsal ? ['it is itself a rehearsal: its papers have been published'] : []),
    ...(startSaid === startsAt.toISOString()
      ? []
      : [`the site says that it begins at ${startSaid}`]),
  ];
}

/** What was slow or had to be tried again, and clocks that differ. */
export function problemsOfCalls(calls: readonly SiteCall[], aheadMs: number): string[] {
  const failed = calls.filter(({ problem }) => problem !== null);
  const slow = [...new Set(calls.map(({ what }) => what))].filter((kind) => {
    const times = calls.filter(({ what }) => what === kind).map(({ ms }) => ms);
    return quantile(times, 0.95) > MAX_P95_MS;
  });
  return [
    ...(failed.length === 0
      ? []
      : [`calls that failed: ${failed.length}, the first with: ${failed[0]?.problem}`]),
    ...slow.map((kind) => `one in twenty of “${kind}” took more than ${MAX_P95_MS / 1_000} s`),
    ...(Math.abs(aheadMs) <= MAX_OFFSET_MS
      ? []
      : [
          `the site’s clock and this machine’s differ by ${(Math.abs(aheadMs) / 1_000).toFixed(1)} s`,
        ]),
  ];
}

/** Whether the ranking knows exactly what the children sent. */
export function problemsOfRanking(
  played: readonly Played[],
  ranked: readonly Submission[],
): string[] {
  const byId = new Map(ranked.map((submission) => [submission.participantId, submission]));
  const wrong = played.filter(({ id, answers, timeTaken }) => {
    const found = byId.get(id);
    if (found === undefined || found.isLate) return true;
    return found.timeTaken !== timeTaken || found.answers.join() !== answers.join();
  });
  const more = ranked.length - played.length;
  return [
    ...(wrong.length === 0
      ? []
      : [`entries that were not ranked as they were sent in: ${wrong.length}`]),
    ...(more > 0 ? [`entries that were ranked and that no child sent in: ${more}`] : []),
  ];
}
