// The operator's commands after a competition (product §11.13): close, rank, re-rank, verify, export, announce.

import { clockAt, isSubmittingOver } from '#domain/competition/clock.ts';
import { rulingsOf } from '#domain/competition/corrections.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { findCorrections, markRanked } from '../correction-store.ts';
import { makeEntries } from '../play/entries.ts';
import { clearPrizesExcept } from '../results/prize-store.ts';
import { findWinners, placeOf } from '../results/winners.ts';
import type { StoredCompetition } from '../store.ts';
import { announceSome } from './announcement.ts';
import {
  countUntold,
  findResults,
  insertResults,
  updateResults,
  updateState,
} from './desk-store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';
import {
  changesBetween,
  computeRanking,
  findRaw,
  type Ranking,
  type RawResult,
  verifyResult,
} from './frozen-result.ts';
import { findDoubtful } from './review-desk.ts';

export interface ResultDesk {
  close(id: number, operation: Operation): Promise<Done>;
  /**
   * Computes and freezes the result. Refused while an entry that would win a prize has a doubt that nobody has decided
   * about, unless it is forced.
   */
  rank(
    id: number,
    operation: Operation,
    options?: { readonly isForced: boolean },
  ): Promise<Done<Ranking>>;
  /** Computes the frozen result again with the corrections that were made since, and freezes that. */
  rerank(
    id: number,
    operation: Operation,
  ): Promise<Done<{ before: string; hash: string; changed: number }>>;
  /** Recomputes the result from the stored answers and compares it with the frozen one. */
  verify(id: number): Promise<Done<{ hash: string; submissions: number; corrections: number }>>;
  /** The data of the ranking, without anything that names a child. */
  exportRaw(id: number): Promise<Done<RawResult>>;
  /**
   * Queues a message to every family that has not been told its result as it is now; `link` makes the address from the
   * token. Refuses a result that can't be verified.
   */
  announce(
    id: number,
    link: (token: string) => string,
    operation: Operation,
  ): Promise<Done<{ messages: number }>>;
}

interface ResultDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
  readonly work: DeskWork;
}

export function createResultDesk(deps: ResultDeskDeps): ResultDesk {
  const { db, clock, keys, messages, work } = deps;
  const { find, change, settle } = work;

  return {
    close: (id, operation) =>
      change(id, operation, async (tx, competition) => {
        if (competition.cancelledAt !== null) return refused('It was cancelled');
        if (competition.closedAt !== null) return refused('It is closed already');
        const now = clock.now();
        if (!isSubmittingOver(competition, clockAt(competition, now))) {
          return refused('Answers in time may still arrive');
        }
        await updateState(tx, id, { closedAt: now });
        await settle(tx, operation, 'close', id, 'closed');
        return { ok: true };
      }),

    rank: (id, operation, { isForced } = { isForced: false }) =>
      change(id, operation, async (tx, competition): Promise<Done<Ranking>> => {
        if (competition.resultHash !== null) {
          return refused(`It is ranked already: ${competition.resultHash}`);
        }
        if (competition.closedAt === null) return refused('Close it first');
        await makeEntries(tx, competition);
        const raw = await findRaw(tx, competition, 'all');
        const ranking = computeRanking(competition, raw);
        if (!ranking.ok) return ranking;
        const doubtful = isForced ? [] : await findDoubtfulWinners(tx, competition, raw, ranking);
        if (doubtful.length > 0) {
          return refused(
            `Nobody has decided about ${doubtful.length} entries with a doubt that would win a prize: ` +
              `${doubtful.join(', ')}. See \`review\`, then \`decide\`; --force ranks them as they are`,
          );
        }
        const now = clock.now();
        await insertResults(tx, id, ranking.results);
        await markRanked(tx, id, now);
        await updateState(tx, id, { rankedAt: now, resultHash: ranking.hash });
        const outcome = `${ranking.results.length} submissions, ${ranking.hash}`;
        await settle(tx, operation, 'rank', id, outcome);
        return ranking;
      }),

    rerank: (id, operation) =>
      change(id, operation, async (tx, competition) => {
        const { resultHash: before } = competition;
        if (before === null) return refused('Rank it first');
        if (!(await hasNewCorrections(tx, id))) {
          return refused('Nothing was corrected since the ranking');
        }
        const verified = await verifyResult(tx, competition);
        if (!verified.ok) return verified;
        const raw = await findRaw(tx, competition, 'all');
        const ranking = computeRanking(competition, raw);
        if (!ranking.ok) return ranking;
        const { results, hash } = ranking;
        const changed = changesBetween(await findResults(tx, id), results);
        const now = clock.now();
        await updateResults(tx, id, changed);
        await markRanked(tx, id, now);
        await clearPrizesExcept(tx, id, await winnersOf(tx, competition));
        await updateState(tx, id, { rankedAt: now, resultHash: hash });
        await settle(
          tx,
          operation,
          're-rank',
          id,
          `${changed.length} results changed, before ${before}, after ${hash}`,
        );
        return { ok: true, before, hash, changed: changed.length };
      }),

    async verify(id) {
      const competition = await find(db, id);
      return competition === undefined ? UNKNOWN : verifyResult(db, competition);
    },

    async exportRaw(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      if (competition.resultHash === null) return refused('It is not ranked yet');
      const raw = await findRaw(db, competition, 'ranked');
      return { ok: true, ...raw };
    },

    async announce(id, link, operation) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      const problem = await problemOfAnnouncing(db, competition);
      if (problem !== null) return refused(problem);
      if (operation.isDryRun) return { ok: true, messages: await countUntold(db, id) };
      let messagesQueued = 0;
      for (;;) {
        const some = await announceSome({ db, clock, keys, messages }, competition, link);
        if (some.announced === 0) break;
        messagesQueued += some.queued;
      }
      await db.transaction(async (tx) => {
        await updateState(tx, id, { announcedAt: competition.announcedAt ?? clock.now() });
        await settle(tx, operation, 'announce', id, `${messagesQueued} messages`);
      });
      return { ok: true, messages: messagesQueued };
    },
  };
}

async function hasNewCorrections(db: Queryable, id: number): Promise<boolean> {
  return (await findCorrections(db, id, 'all')).some(({ rankedAt }) => rankedAt === null);
}

/** Null: it can be announced. */
async function problemOfAnnouncing(
  db: Queryable,
  competition: StoredCompetition,
): Promise<string | null> {
  if (competition.resultHash === null) return 'Rank it first';
  if (await hasNewCorrections(db, competition.id)) {
    return 'Corrections were made that are not in the result yet: re-rank it first';
  }
  const verified = await verifyResult(db, competition);
  return verified.ok ? null : `It can't be announced. ${verified.reason}`;
}

/** Their ids. */
async function findDoubtfulWinners(
  tx: Queryable,
  competition: StoredCompetition,
  raw: RawResult,
  { results }: Ranking,
): Promise<string[]> {
  const rulings = rulingsOf(raw.corrections);
  const winners = new Set(
    results
      .filter((result) => placeOf(result, competition, rulings) !== null)
      .map(({ participantId }) => participantId),
  );
  return (await findDoubtful(tx, competition, raw))
    .filter(({ decision, participantId }) => decision === 'undecided' && winners.has(participantId))
    .map(({ participantId }) => participantId);
}

async function winnersOf(db: Queryable, competition: StoredCompetition): Promise<string[]> {
  const winners = await findWinners(db, competition);
  return winners.map(({ participantId }) => participantId);
}
