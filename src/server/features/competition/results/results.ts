// Results for families, by the token in their link, and the public list of winners (product §11.10).

import type { CompetitionResult, listWinners } from '#contract/competition-results.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { refuse } from '#contract/refusals.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { paperId } from '#domain/competition/figures.ts';
import { gradeGroupOf, isWinner } from '#domain/competition/ranking.ts';
import type { CertificateOf } from '#print/competition/certificate.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import { dateOf, withAnswer } from '../play/papers.ts';
import { findPaper, type StoredCompetition } from '../store.ts';
import {
  countRanked,
  findResult,
  findTopResults,
  type StoredResult,
  setNameShown,
} from './result-store.ts';
import { hashOfToken } from './result-token.ts';

/** The collection of names that parents allow; the list of winners is built from it and from competitions. */
export const WINNERS = 'competition-winners';

type Winner = ResponseOf<typeof listWinners>['data'][number];

export interface Results {
  /** These throw result-unknown. */
  open(token: string): Promise<CompetitionResult>;
  certificateOf(token: string): Promise<CertificateOf>;
  showName(token: string, isShown: boolean): Promise<void>;
  /** Empty before the results are announced. */
  winners(competitionId: number): Promise<Winner[]>;
}

interface ResultDeps {
  readonly db: Database;
  readonly calendar: Calendar;
}

export function createResults({ db, calendar }: ResultDeps): Results {
  async function find(token: string) {
    const found = await findResult(db, hashOfToken(token));
    const competition = found && (await calendar.find(found.competitionId));
    if (found === undefined || competition === undefined) throw refuse('result-unknown');
    const rankedOf = await countRanked(db, competition.id, found.standard);
    return { found, competition, rankedOf };
  }

  return {
    async open(token) {
      const { found, competition, rankedOf } = await find(token);
      const { standard, answers } = found;
      const paper = await findPaper(db, paperId(competition.id, standardNumber(standard)));
      return {
        competition: competition.id,
        date: dateOf(competition),
        childsName: found.childsName,
        standard,
        marks: found.marks,
        outOf: competition.questionCount,
        seconds: found.seconds,
        isLate: found.isLate,
        rank: found.rank,
        rankedOf,
        groupRank: found.groupRank,
        prize: prizeOf(found, competition),
        isNameShown: found.isNameShown,
        questions: (paper?.questions ?? []).map((question, index) => ({
          ...withAnswer(question),
          given: answers[index] ?? null,
        })),
      };
    },

    async certificateOf(token) {
      const { found, competition, rankedOf } = await find(token);
      const { childsName, standard, marks, seconds, rank, groupRank } = found;
      return {
        competitionId: competition.id,
        startsAt: competition.startsAt,
        childsName,
        standard,
        marks,
        outOf: competition.questionCount,
        seconds,
        rank,
        rankedOf,
        winnersPlace: isWinner(found) ? groupRank : null,
      };
    },

    async showName(token, isShown) {
      await db.transaction(async (tx) => {
        const isKnown = await setNameShown(tx, hashOfToken(token), isShown);
        if (!isKnown) throw refuse('result-unknown');
        await notifyContentChanged(tx, WINNERS);
      });
    },

    async winners(competitionId) {
      const competition = await calendar.find(competitionId);
      if (competition === undefined) throw refuse('competition-unknown');
      if (competition.announcedAt === null) return [];
      const top = await findTopResults(db, competitionId);
      return top.flatMap((result) => {
        const prize = prizeOf(result, competition);
        if (prize === null || result.groupRank === null) return [];
        const { standard, marks, seconds, childsName, isNameShown } = result;
        const firstName = childsName?.trim().split(/\s+/)[0] ?? null;
        return [
          {
            group: gradeGroupOf(standard),
            rank: result.groupRank,
            standard,
            marks,
            seconds,
            prize,
            childsName: isNameShown ? firstName : null,
          },
        ];
      });
    },
  };
}

/** Null: no prize. */
function prizeOf(
  result: Pick<StoredResult, 'standard' | 'groupRank' | 'marks'>,
  { prizes }: StoredCompetition,
): string | null {
  if (!isWinner(result) || result.groupRank === null) return null;
  return prizes[gradeGroupOf(result.standard)][result.groupRank - 1] ?? null;
}
