// Computes the result of a competition from its answers, papers and corrections: to freeze it, and to verify it later
// (product §11.10, §11.17).

import { createHash } from 'node:crypto';
import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { type Correction, rulingsOf } from '#domain/competition/corrections.ts';
import {
  type Result,
  rankSubmissions,
  resultLines,
  type Submission,
} from '#domain/competition/ranking.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Done, refused } from '#server/platform/operation.ts';
import { findCorrections } from '../correction-store.ts';
import { type Place, placeOf } from '../results/winners.ts';
import { findPapers, type StoredCompetition } from '../store.ts';
import { findResults, findSubmissions, type RankedResult } from './desk-store.ts';

/** What a result is computed from, without anything that names a child. */
export interface RawResult {
  readonly submissions: readonly Submission[];
  /** The right option of each question, by standard. */
  readonly keys: Readonly<Partial<Record<Standard, readonly number[]>>>;
  readonly corrections: readonly Correction[];
}

export interface Ranking {
  /** SHA-256 of the lines, hex. */
  readonly hash: string;
  readonly results: readonly RankedResult[];
}

export async function findKeys(db: Queryable, id: number): Promise<RawResult['keys']> {
  const papers = await findPapers(db, [id]);
  return Object.fromEntries(
    papers.map(({ standard, questions }) => [standard, questions.map(({ answer }) => answer)]),
  );
}

/** With all corrections, or those of the last ranking. */
export async function findRaw(
  db: Queryable,
  { id }: Pick<StoredCompetition, 'id'>,
  corrections: 'all' | 'ranked',
): Promise<RawResult> {
  return {
    submissions: await findSubmissions(db, id),
    keys: await findKeys(db, id),
    corrections: await findCorrections(db, id, corrections),
  };
}

/** Refuses where a paper does not fit the competition. */
export function computeRanking(
  competition: StoredCompetition,
  { submissions, keys, corrections }: RawResult,
): Done<Ranking> {
  const lacking = submissions.find(
    ({ standard }) => keys[standard]?.length !== competition.questionCount,
  );
  if (lacking !== undefined) {
    return refused(`The paper of standard ${standardNumber(lacking.standard)} does not fit`);
  }
  const rulings = rulingsOf(corrections);
  const results = rankSubmissions(submissions, keys, competition, rulings).map((result) => ({
    ...result,
    shown: shownOf(result, placeOf(result, competition, rulings)),
  }));
  return { ok: true, hash: hashOf(results), results };
}

/** Compares three things: the frozen hash, what the answers give, and what is stored. */
export async function verifyResult(
  db: Queryable,
  competition: StoredCompetition,
): Promise<Done<{ hash: string; submissions: number; corrections: number }>> {
  const { resultHash } = competition;
  if (resultHash === null) return refused('It is not ranked yet');
  const raw = await findRaw(db, competition, 'ranked');
  const computed = computeRanking(competition, raw);
  if (!computed.ok) return computed;
  if (computed.hash !== resultHash) {
    return refused(`The answers give another result: ${computed.hash}, frozen was ${resultHash}`);
  }
  const stored = hashOf(await findResults(db, competition.id));
  if (stored !== resultHash) {
    return refused(`The stored results were changed: ${stored}, frozen was ${resultHash}`);
  }
  const { submissions, corrections } = raw;
  return {
    ok: true,
    hash: resultHash,
    submissions: submissions.length,
    corrections: corrections.length,
  };
}

/** The results of the new ranking that differ from the old one. */
export function changesBetween(
  before: readonly Result[],
  after: readonly RankedResult[],
): RankedResult[] {
  const lines = new Set(before.map((result) => resultLines([result])));
  return after.filter((result) => !lines.has(resultLines([result])));
}

function hashOf(results: readonly Result[]): string {
  return createHash('sha256').update(resultLines(results)).digest('hex');
}

/** What a family sees of a result, in a line: a family whose line has changed is told again. */
function shownOf({ standard, marks, rank }: Result, place: Place | null): string {
  return [standard, marks, rank ?? '-', place?.place ?? '-'].join(' ');
}
