// Results for families, by the token in their link; the public list of winners; the check of a certificate (product
// §11.10, §11.12, §11.17, §11.18).

import type {
  CheckedCertificate,
  CompetitionResult,
  listWinners,
} from '#contract/competition-results.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { refuse } from '#contract/refusals.ts';
import { type Standard, standardNumber, standardOf, standards } from '#domain/account/standard.ts';
import { rulingsOf } from '#domain/competition/corrections.ts';
import { paperId } from '#domain/competition/figures.ts';
import { groupOf } from '#domain/competition/groups.ts';
import type { PrizeAddress } from '#domain/competition/prize.ts';
import { noRankOf } from '#domain/competition/ranking.ts';
import type { CertificateOf } from '#print/competition/certificate.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Calendar } from '../calendar.ts';
import { findCorrections, type StoredCorrection } from '../correction-store.ts';
import { dateOf, withAnswer } from '../play/papers.ts';
import { findPaper, type StoredCompetition } from '../store.ts';
import { checkCodeOf, hashOfCheckCode } from './check-code.ts';
import { findPrize, lockParticipants, savePrize } from './prize-store.ts';
import { countRanked, findResult, findResultOfCode, setNameShown } from './result-store.ts';
import { hashOfToken } from './result-token.ts';
import { findWinners, placeOf } from './winners.ts';

/** The collection of names that parents allow; the list of winners is built from it and from competitions. */
export const WINNERS = 'competition-winners';

type Winners = ResponseOf<typeof listWinners>;

export interface Results {
  /** These throw result-unknown. */
  open(token: string): Promise<CompetitionResult>;
  certificateOf(token: string): Promise<Omit<CertificateOf, 'checkAt'>>;
  showName(token: string, isShown: boolean): Promise<void>;
  /** Also throws prize-not-won, address-confirmed. */
  confirmAddress(token: string, address: PrizeAddress): Promise<void>;
  /** Empty before the results are announced. */
  winners(competitionId: number): Promise<Winners>;
  /** Throws certificate-unknown. */
  check(code: string): Promise<CheckedCertificate>;
}

interface ResultDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
}

export function createResults({ db, clock, calendar }: ResultDeps): Results {
  async function find(token: string) {
    const found = await findResult(db, hashOfToken(token));
    const competition = found && (await calendar.find(found.competitionId));
    if (found === undefined || competition === undefined) throw refuse('result-unknown');
    return { found, competition, ...(await standingIn(competition, found.standard)) };
  }

  async function standingIn(competition: StoredCompetition, standard: Standard) {
    const corrections = await findCorrections(db, competition.id, 'ranked');
    const ranked = await countRanked(db, competition.id);
    const group = groupOf(competition, standardNumber(standard));
    const groupStandards = group === null ? [] : competition.groups[group];
    return {
      corrections,
      rulings: rulingsOf(corrections),
      groupStandards,
      rankedOf: ranked.get(standard) ?? 0,
      groupRankedOf: groupStandards.reduce(
        (sum, number) => sum + (ranked.get(standardOf(number)) ?? 0),
        0,
      ),
    };
  }

  return {
    async open(token) {
      const { found, competition, corrections, rulings, ...standing } = await find(token);
      const { participantId, standard, answers } = found;
      const paper = await findPaper(db, paperId(competition.id, standardNumber(found.paper)));
      const because = noRankOf({ ...found, standard: found.paper }, rulings);
      const place = placeOf(found, competition, rulings);
      const prize = place && (await findPrize(db, participantId));
      return {
        competition: competition.id,
        date: dateOf(competition),
        childsName: found.childsName,
        standard,
        marks: found.marks,
        outOf: competition.questionCount,
        seconds: found.seconds,
        answered: answers.filter((answer) => answer !== null).length,
        rank: found.rank,
        rankedOf: standing.rankedOf,
        groupStandards: standing.groupStandards,
        groupRank: found.groupRank,
        groupRankedOf: standing.groupRankedOf,
        noRank: because && { because, reason: reasonOf(because, participantId, corrections) },
        voided: voidedIn(corrections).filter((question) => question.standard === found.paper),
        prize: place &&
          prize && {
            name: place.prize,
            place: place.place,
            state: prize.state,
            isAddressConfirmed: prize.confirmedAt !== null,
          },
        isNameShown: found.isNameShown,
        questions: (paper?.questions ?? []).map((question, index) => ({
          ...withAnswer(question),
          given: answers[index] ?? null,
        })),
      };
    },

    async certificateOf(token) {
      const { found, competition, rulings, rankedOf, groupStandards } = await find(token);
      const { childsName, standard, marks, seconds, rank } = found;
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
        groupStandards,
        winnersPlace: placeOf(found, competition, rulings)?.place ?? null,
        checkCode: checkCodeOf(token),
      };
    },

    async showName(token, isShown) {
      await db.transaction(async (tx) => {
        const isKnown = await setNameShown(tx, hashOfToken(token), isShown);
        if (!isKnown) throw refuse('result-unknown');
        await notifyContentChanged(tx, WINNERS);
      });
    },

    async confirmAddress(token, address) {
      const { found, competition, rulings } = await find(token);
      if (placeOf(found, competition, rulings) === null) throw refuse('prize-not-won');
      const { participantId } = found;
      await db.transaction(async (tx) => {
        const there = await lockParticipants(tx, [participantId]);
        if (there.length === 0) throw refuse('result-unknown');
        const { confirmedAt } = await findPrize(tx, participantId);
        if (confirmedAt !== null) throw refuse('address-confirmed');
        const change = { address, confirmedAt: clock.now() };
        await savePrize(tx, { participantId, competitionId: competition.id }, change);
      });
    },

    async winners(competitionId) {
      const competition = await calendar.find(competitionId);
      if (competition === undefined) throw refuse('competition-unknown');
      if (competition.announcedAt === null) return { data: [], voided: [] };
      const corrections = await findCorrections(db, competitionId, 'ranked');
      const winners = await findWinners(db, competition);
      return {
        data: winners.map(({ group, place, standard, marks, seconds, prize, ...person }) => ({
          group,
          rank: place,
          standard,
          marks,
          seconds,
          prize,
          childsName: shownName(person),
        })),
        voided: voidedIn(corrections),
      };
    },

    async check(code) {
      const found = await findResultOfCode(db, hashOfCheckCode(code));
      const competition = found && (await calendar.find(found.competitionId));
      if (found === undefined || competition === undefined) throw refuse('certificate-unknown');
      const { standard, rank } = found;
      const { rulings, rankedOf, groupStandards } = await standingIn(competition, standard);
      return {
        competition: competition.id,
        date: dateOf(competition),
        standard,
        rank,
        rankedOf,
        groupStandards,
        winnersPlace: placeOf(found, competition, rulings)?.place ?? null,
        childsName: shownName(found),
      };
    },
  };
}

/** The first name, where the family shows it. */
function shownName({
  childsName,
  isNameShown,
}: {
  readonly childsName: string | null;
  readonly isNameShown: boolean | null;
}): string | null {
  return isNameShown === true ? (childsName?.trim().split(/\s+/)[0] ?? null) : null;
}

/** The voided questions with the reason of the latest word about each, by standard and number. */
function voidedIn(corrections: readonly StoredCorrection[]): Winners['voided'] {
  const { voided } = rulingsOf(corrections);
  return standards.flatMap((standard) =>
    [...(voided.get(standard) ?? [])]
      .toSorted((a, b) => a - b)
      .map((question) => {
        const last = corrections.findLast(
          (correction) =>
            correction.kind === 'question-voided' &&
            correction.standard === standard &&
            correction.question === question,
        );
        return { standard, number: question + 1, reason: last?.reason ?? '' };
      }),
  );
}

/** What the operator gave as the reason; null: it is not the operator's decision. */
function reasonOf(
  because: NonNullable<ReturnType<typeof noRankOf>>,
  participantId: string,
  corrections: readonly StoredCorrection[],
): string | null {
  const kinds = { late: null, 'other-paper': 'standard-corrected', 'set-aside': 'entry-set-aside' };
  const last = corrections.findLast(
    (correction) =>
      correction.kind === kinds[because] &&
      'participantId' in correction &&
      correction.participantId === participantId,
  );
  return last?.reason ?? null;
}
