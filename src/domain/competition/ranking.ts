// Marks and ranks (product §11.10): most correct first, then least time; equals share a rank. Late submissions are marked
// but have no rank, since the answers may have been known by then; nor have those that the operator disqualified.

import { categoryOfStandard, type Standard } from '../account/standard.ts';
import type { Answers } from './answers.ts';
import { type TestLength, testSeconds } from './clock.ts';
import { type GradeGroup, PRIZES_PER_GROUP } from './figures.ts';

export interface Submission extends Answers {
  readonly participantId: string;
  readonly standard: Standard;
  readonly isLate: boolean;
  /** The operator decided that it has no rank. */
  readonly isDisqualified: boolean;
}

export interface Result {
  readonly participantId: string;
  readonly standard: Standard;
  readonly marks: number;
  /** The time that ranks: an unanswered question counts with all its seconds. */
  readonly seconds: number;
  /** Among the submissions of the standard, from 1; null for one that is late or disqualified. */
  readonly rank: number | null;
  /** Among the submissions of the grade group, from 1; the prizes go by it. */
  readonly groupRank: number | null;
}

/** The number of right answers. `key` holds the right option of each question. */
export function marksOf(answers: Answers['answers'], key: readonly number[]): number {
  return answers.filter((answer, index) => answer === key[index]).length;
}

export function rankingSeconds(timeTaken: number, length: TestLength): number {
  return testSeconds(length) - timeTaken;
}

export function gradeGroupOf(standard: Standard): GradeGroup {
  return categoryOfStandard(standard);
}

/** Whether a result wins a prize. Equals share it. */
export function isWinner({ groupRank, marks }: Pick<Result, 'groupRank' | 'marks'>): boolean {
  return groupRank !== null && groupRank <= PRIZES_PER_GROUP && marks > 0;
}

/** Ranks all submissions of a competition. The order of the results is that of the participants' ids. */
export function rankSubmissions(
  submissions: readonly Submission[],
  keys: Readonly<Partial<Record<Standard, readonly number[]>>>,
  length: TestLength,
): Result[] {
  const marked = submissions.map(
    ({ participantId, standard, answers, timeTaken, ...submission }) => ({
      participantId,
      standard,
      hasRank: !submission.isLate && !submission.isDisqualified,
      marks: marksOf(answers, keys[standard] ?? []),
      seconds: rankingSeconds(timeTaken, length),
    }),
  );
  const ranked = marked.filter(({ hasRank }) => hasRank);
  const ranks = ranksWithin(ranked, ({ standard }) => standard);
  const groupRanks = ranksWithin(ranked, ({ standard }) => gradeGroupOf(standard));
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

function ranksWithin(marked: readonly Marked[], groupOf: (submission: Marked) => string) {
  const ranks = new Map<string, number>();
  for (const group of new Set(marked.map(groupOf))) {
    const sorted = marked
      .filter((submission) => groupOf(submission) === group)
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
