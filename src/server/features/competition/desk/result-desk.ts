// The operator's commands after a competition (product §11.13): close, rank, verify, export, announce.

import { createHash } from 'node:crypto';
import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { clockAt, isSubmittingOver } from '#domain/competition/clock.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import {
  type Result,
  rankSubmissions,
  resultLines,
  type Submission,
} from '#domain/competition/ranking.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { makeEntries } from '../play/entries.ts';
import { findPapers, type StoredCompetition } from '../store.ts';
import { announceSome } from './announcement.ts';
import {
  countUnannounced,
  findResults,
  findSubmissions,
  insertResults,
  updateState,
} from './desk-store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';

/** The data that the frozen result is computed from. */
interface RawResult {
  readonly submissions: readonly Submission[];
  /** The right option of each question, by standard. */
  readonly keys: Readonly<Partial<Record<Standard, readonly number[]>>>;
}

interface Ranking {
  readonly hash: string;
  readonly results: readonly Result[];
}

export interface ResultDesk {
  close(id: number, operation: Operation): Promise<Done>;
  /** Computes and freezes the result. */
  rank(id: number, operation: Operation): Promise<Done<Ranking>>;
  /** Recomputes the result from the stored answers and compares it with the frozen one. */
  verify(id: number): Promise<Done<{ hash: string; submissions: number }>>;
  /** The data of the ranking, without anything that names a child. */
  exportRaw(id: number): Promise<Done<RawResult>>;
  /** Queues a message to every family whose result is unannounced; `link` makes the address from the token. */
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

  async function keysOf(tx: Queryable, competition: StoredCompetition): Promise<RawResult['keys']> {
    const papers = await findPapers(tx, [competition.id]);
    return Object.fromEntries(
      papers.map(({ standard, questions }) => [standard, questions.map(({ answer }) => answer)]),
    );
  }

  function rankingOf(competition: Competition, { submissions, keys }: RawResult): Ranking {
    const results = rankSubmissions(submissions, keys, competition);
    return { hash: hashOf(results), results };
  }

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

    rank: (id, operation) =>
      change(id, operation, async (tx, competition): Promise<Done<Ranking>> => {
        if (competition.resultHash !== null) {
          return refused(`It is ranked already: ${competition.resultHash}`);
        }
        if (competition.closedAt === null) return refused('Close it first');
        await makeEntries(tx, competition);
        const submissions = await findSubmissions(tx, id);
        const keys = await keysOf(tx, competition);
        const lacking = submissions.find(
          ({ standard }) => keys[standard]?.length !== competition.questionCount,
        );
        if (lacking !== undefined) {
          return refused(`The paper of standard ${standardNumber(lacking.standard)} does not fit`);
        }
        const ranking = rankingOf(competition, { submissions, keys });
        await insertResults(tx, id, ranking.results);
        await updateState(tx, id, { rankedAt: clock.now(), resultHash: ranking.hash });
        await settle(
          tx,
          operation,
          'rank',
          id,
          `${submissions.length} submissions, ${ranking.hash}`,
        );
        return { ok: true, ...ranking };
      }),

    async verify(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      const { resultHash } = competition;
      if (resultHash === null) return refused('It is not ranked yet');
      const submissions = await findSubmissions(db, id);
      const computed = rankingOf(competition, {
        submissions,
        keys: await keysOf(db, competition),
      }).hash;
      const stored = hashOf(await findResults(db, id));
      if (computed !== resultHash) {
        return refused(`The answers give another result: ${computed}, frozen was ${resultHash}`);
      }
      if (stored !== resultHash) {
        return refused(`The stored results were changed: ${stored}, frozen was ${resultHash}`);
      }
      return { ok: true, hash: resultHash, submissions: submissions.length };
    },

    async exportRaw(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      if (competition.resultHash === null) return refused('It is not ranked yet');
      const submissions = await findSubmissions(db, id);
      return { ok: true, submissions, keys: await keysOf(db, competition) };
    },

    async announce(id, link, operation) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      if (competition.resultHash === null) return refused('Rank it first');
      if (operation.isDryRun) return { ok: true, messages: await countUnannounced(db, id) };
      let messagesQueued = 0;
      for (;;) {
        const announced = await announceSome({ db, clock, keys, messages }, competition, link);
        if (announced === 0) break;
        messagesQueued += announced;
      }
      await db.transaction(async (tx) => {
        await updateState(tx, id, { announcedAt: competition.announcedAt ?? clock.now() });
        await settle(tx, operation, 'announce', id, `${messagesQueued} messages`);
      });
      return { ok: true, messages: messagesQueued };
    },
  };
}

function hashOf(results: readonly Result[]): string {
  return createHash('sha256').update(resultLines(results)).digest('hex');
}
