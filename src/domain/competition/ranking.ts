// Marks and ranks (product §11.10): most correct first, then least time; equals share a rank. Late submissions are marked
// but have no rank, since the answers may have been known by then. Nor has an entry that was set aside, or one whose
// child played the paper of another standard (product §11.17).

import { type Standard, standardNumber } from '../account/standard.ts';
import type { Answers } from './answers.ts';
import { type TestLength, testSeconds } from './clock.ts';
import { NO_RULINGS, type Rulings } from './corrections.ts';
import { PRIZES_PER_GROUP } from './figures.ts';
import { type Grouped, groupOf } from './groups.ts';

export interface Submission extends Answers {
  readonly participantId: string;
  /** That of the paper. */
  readonly standard: Standard;
  readonly isLate: boolean;
}

/** Why a result has no rank. */
export type NoRank = 'late' | 'other-paper' | 'set-aside';

export interface Result {
  readonly participantId: string;
  /** That of the child. */
  readonly standard: Standard;
  readonly marks: number;
  /** The time that ranks: an unanswered question counts with all its seconds. */
  readonly seconds: number;
  /** Among the submissions of the standard, from 1; null for an entry without a rank. */
  readonly rank: number | null;
  /** Among the submissions of the grade group, from 1; the prizes go by it. */
  readonly groupRank: number | null;
}

/** The number of right answers. `key` holds the right option of each question; a voided question is right for all. */
export function marksOf(
  answers: Answers['answers'],
  key: readonly number[],
  voided: ReadonlySet<number> = new Set(),
): number {
  return answers.filter((answer, index) => voided.has(index) || answer === key[index]).length;
}

export function rankingSeconds(timeTaken: number, length: TestLength): number {
  return testSeconds(length) - timeTaken;
}

/** Whether a result wins a prize: it takes a right answer besides those of `voidedCount` questions. Equals share it. */
export function isWinner(
  { groupRank, marks }: Pick<Result, 'groupRank' | 'marks'>,
  voidedCount: number,
): boolean {
  return groupRank !== null && groupRank <= PRIZES_PER_GROUP && marks > voidedCount;
}

/** Why an entry has no rank; null: it has one. */
export function noRankOf(
  { participantId, standard, isLate }: Omit<Submission, keyof Answers>,
  { standards, reviewed }: Rulings,
): NoRank | null {
  if (isLate) return 'late';
  if (reviewed.get(participantId) === 'entry-set-aside') return 'set-aside';
  return (standards.get(participantId) ?? standard) === standard ? null : 'other-paper';
}

/** Ranks all submissions of a competition. The order of the results is that of the participants' ids. */
export function rankSubmissions(
  submissions: readonly Submission[],
  keys: Readonly<Partial<Record<Standard, readonly number[]>>>,
  competition: TestLength & Grouped,
  rulings: Rulings = NO_RULINGS,
): Result[] {
  const marked = submissions.map((submission) => ({
    participantId: submission.participantId,
    standard: rulings.standards.get(submission.participantId) ?? submission.standard,
    hasRank: noRankOf(submission, rulings) === null,
    marks: marksOf(
      submission.answers,
      keys[submission.standard] ?? [],
      rulings.voided.get(submission.standard),
    ),
    seconds: rankingSeconds(submission.timeTaken, competition),
  }));
  const ranked = marked.filter(({ hasRank }) => hasRank);
  const ranks = ranksWithin(ranked, ({ standard }) => standard);
  const groupRanks = ranksWithin(ranked, ({ standard }) =>
    groupOf(competition, standardNumber(standard)),
  );
  return marked
    .map(({ hasRank: _, ...result }) => ({
      ...result,
      rank: ranks.get(result.participantId) ?? null,
      groupRank: groupRanks.get(result.participantId) ?? null,
    }))
    .toSorted((a, b) => (a.participantId < b.participantId ? -1 : 1));
}

interface Marked {
  readonly participantId: string;
  readonly standard: Standard;
  readonly marks: number;
  readonly seconds: number;
}

function ranksWithin(marked: readonly Marked[], partOf: (submission: Marked) => string | null) {
  const ranks = new Map<string, number>();
  for (const group of new Set(marked.map(partOf))) {
    const sorted = marked
      .filter((submission) => partOf(submission) === group)
      .toSorted((a, b) => b.marks - a.marks || a.seconds - b.seconds);
    let rank = 0;
    for (const [place, submission] of sorted.entries()) {
      const before = sorted[place - 1];
      const isEqual = before?.marks === submission.marks && before.seconds === submission.seconds;
      if (!isEqual) rank = place + 1;
      ranks.set(submission.participantId, rank);
    }
  }
  return ranks;
}

/** One line per result in a fixed order and form: what the frozen hash is made of, by anyone. */
export function resultLines(results: readonly Result[]): string {
  return results
    .toSorted((a, b) => (a.participantId < b.participantId ? -1 : 1))
    .map(({ participantId, standard, marks, seconds, rank, groupRank }) =>
      [participantId, standard, marks, seconds, rank ?? '-', groupRank ?? '-'].join(' '),
    )
    .join('\n');
}
