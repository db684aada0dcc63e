// What an operator does about competitions (product §11.13). Every change is written to the audit with the operator's
// name, and a dry run says what would be done and does nothing.

import { createHash, randomUUID } from 'node:crypto';
import type { Standard } from '#domain/account/standard.ts';
import { standardNumber, standardOf } from '#domain/account/standard.ts';
import { clockAt, isPostingOver } from '#domain/competition/clock.ts';
import { type Competition, competitionFigures } from '#domain/competition/competition-file.ts';
import { paperId } from '#domain/competition/figures.ts';
import { type Changes, newCompetition } from '#domain/competition/new-competition.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import { type Entry, type Result, rankEntries, resultLines } from '#domain/competition/ranking.ts';
import type { MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import { announceSome } from './announcement.ts';
import { COMPETITIONS, PAPERS } from './content.ts';
import {
  type Counts,
  countAll,
  countUnannounced,
  findEntries,
  findLastId,
  findResults,
  insertAudit,
  insertCompetition,
  insertResults,
  lockState,
  savePapers,
  updateStart,
  updateState,
} from './desk-store.ts';
import {
  figuresOf,
  findCompetitions,
  findPapers,
  type PaperRow,
  type StoredCompetition,
} from './store.ts';

export type Done<T = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly reason: string };

export interface Operation {
  /** Who does it: the user of the operating system. */
  readonly operator: string;
  readonly isDryRun: boolean;
}

/** What the frozen result is computed from. */
export interface RawResult {
  readonly entries: readonly Entry[];
  /** The right option of each question, by standard. */
  readonly keys: Readonly<Partial<Record<Standard, readonly number[]>>>;
}

export interface Ranking {
  readonly hash: string;
  readonly results: readonly Result[];
}

export interface CompetitionDesk {
  list(): Promise<StoredCompetition[]>;
  show(id: number): Promise<Done<{ competition: StoredCompetition; counts: Counts }>>;
  /** Without an id: the next free one. The papers are those of the pattern, under ids of their own. */
  create(
    patternId: number,
    changes: Omit<Changes, 'id'> & { id?: number | undefined },
    operation: Operation,
  ): Promise<Done<{ competition: Competition }>>;
  schedule(
    id: number,
    startsAt: Date,
    operation: Operation,
  ): Promise<Done<{ competition: Competition }>>;
  /** The papers have passed the content pipeline. */
  importPapers(id: number, papers: readonly PaperFile[], operation: Operation): Promise<Done>;
  close(id: number, operation: Operation): Promise<Done>;
  /** Computes and freezes the result. */
  rank(id: number, operation: Operation): Promise<Done<Ranking>>;
  /** Computes the result again from the raw rows and compares. */
  verify(id: number): Promise<Done<{ hash: string; entries: number }>>;
  /** What the ranking is computed from, without anything that names a child. */
  exportRaw(id: number): Promise<Done<RawResult>>;
  /** Queues a message to every family whose result was not announced yet; `link` makes the address from the token. */
  announce(
    id: number,
    link: (token: string) => string,
    operation: Operation,
  ): Promise<Done<{ messages: number }>>;
}

interface DeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly messages: MessageService;
}

const refused = (reason: string) => ({ ok: false, reason }) as const;
const UNKNOWN = refused('There is no such competition');
const OF_THE_CONTENT = 'It is in the content folder: change its file there';

export function createCompetitionDesk({ db, clock, keys, messages }: DeskDeps): CompetitionDesk {
  async function find(db: Queryable, id: number): Promise<StoredCompetition | undefined> {
    return (await findCompetitions(db)).find((competition) => competition.id === id);
  }

  /** Writes the audit and notifies every process. */
  async function settle(
    tx: Queryable,
    { operator }: Operation,
    action: string,
    competitionId: number,
    outcome: string,
  ): Promise<void> {
    const at = clock.now();
    await insertAudit(tx, { id: randomUUID(), at, operator, action, competitionId, outcome });
    for (const name of [COMPETITIONS, PAPERS]) await notifyContentChanged(tx, name);
  }

  /** Runs `work` on a competition while no other command does; a dry run is undone. */
  async function change<T>(
    id: number,
    { isDryRun }: Operation,
    work: (tx: Queryable, competition: StoredCompetition) => Promise<Done<T>>,
  ): Promise<Done<T>> {
    const undone: { result?: Done<T> } = {};
    try {
      return await db.transaction(async (tx) => {
        if ((await find(tx, id)) === undefined) return UNKNOWN;
        await lockState(tx, id);
        // As it is now that no other command is at work.
        const competition = await find(tx, id);
        if (competition === undefined) return UNKNOWN;
        const result = await work(tx, competition);
        if (!isDryRun) return result;
        undone.result = result;
        throw new DryRun();
      });
    } catch (error) {
      if (error instanceof DryRun && undone.result !== undefined) return undone.result;
      throw error;
    }
  }

  async function keysOf(tx: Queryable, competition: StoredCompetition): Promise<RawResult['keys']> {
    const papers = await findPapers(tx, competition.id);
    return Object.fromEntries(
      papers.map(({ standard, questions }) => [standard, questions.map(({ answer }) => answer)]),
    );
  }

  function rankingOf(competition: Competition, { entries, keys }: RawResult): Ranking {
    const results = rankEntries(entries, keys, competition);
    return { hash: hashOf(results), results };
  }

  return {
    list: () => findCompetitions(db),

    async show(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      return { ok: true, competition, counts: await countAll(db, id) };
    },

    async create(patternId, { id: wantedId, ...changes }, operation) {
      return db.transaction(async (tx) => {
        const pattern = await find(tx, patternId);
        if (pattern === undefined) return UNKNOWN;
        const now = clock.now();
        if (changes.startsAt <= now) return refused('The start must lie ahead');
        const id = wantedId ?? (await findLastId(tx)) + 1;
        const made = newCompetition(figuresOf(pattern), { id, ...changes }, now);
        const wrong = competitionProblem(made) ?? lengthProblem(made, pattern);
        if (wrong !== null) return refused(wrong);
        if ((await find(tx, id)) !== undefined)
          return refused(`There is a competition ${id} already`);
        if (operation.isDryRun) return { ok: true, competition: made };
        await insertCompetition(tx, made);
        const papers = await findPapers(tx, patternId);
        await savePapers(
          tx,
          papers.map((paper) => paperRow(made, paper.standard, paper.questions)),
        );
        await settle(
          tx,
          operation,
          'create',
          id,
          `like ${patternId}, ${made.startsAt.toISOString()}`,
        );
        return { ok: true, competition: made };
      });
    },

    schedule: (id, startsAt, operation) =>
      change(id, operation, async (tx, competition) => {
        if (competition.isImported) return refused(OF_THE_CONTENT);
        const now = clock.now();
        if (clockAt(competition, now) <= 0) return refused('It has begun');
        if (startsAt <= now) return refused('The start must lie ahead');
        const moved = newCompetition(figuresOf(competition), { id, startsAt }, now);
        await updateStart(tx, id, moved);
        await settle(tx, operation, 'schedule', id, startsAt.toISOString());
        return { ok: true, competition: moved };
      }),

    importPapers: (id, papers, operation) =>
      change(id, operation, async (tx, competition) => {
        if (competition.isImported) return refused(OF_THE_CONTENT);
        if (clockAt(competition, clock.now()) <= 0) return refused('It has begun');
        const short = papers.find(({ questions }) => questions.length < competition.questionCount);
        if (short !== undefined) {
          return refused(
            `Standard ${short.standard} has fewer than ${competition.questionCount} questions`,
          );
        }
        await savePapers(
          tx,
          papers.map(({ standard, questions }) =>
            paperRow(competition, standardOf(standard), questions),
          ),
        );
        await settle(tx, operation, 'import-papers', id, `${papers.length} papers`);
        return { ok: true };
      }),

    close: (id, operation) =>
      change(id, operation, async (tx, competition) => {
        if (competition.closedAt !== null) return refused('It is closed already');
        const now = clock.now();
        if (!isPostingOver(competition, clockAt(competition, now))) {
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
        const entries = await findEntries(tx, id, 'of-participants');
        const keys = await keysOf(tx, competition);
        const lacking = entries.find(
          ({ standard }) => keys[standard]?.length !== competition.questionCount,
        );
        if (lacking !== undefined) {
          return refused(`The paper of standard ${standardNumber(lacking.standard)} does not fit`);
        }
        const ranking = rankingOf(competition, { entries, keys });
        await insertResults(tx, id, ranking.results);
        await updateState(tx, id, { rankedAt: clock.now(), resultHash: ranking.hash });
        await settle(tx, operation, 'rank', id, `${entries.length} entries, ${ranking.hash}`);
        return { ok: true, ...ranking };
      }),

    async verify(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      const { resultHash } = competition;
      if (resultHash === null) return refused('It is not ranked yet');
      const entries = await findEntries(db, id, 'ranked');
      const computed = rankingOf(competition, {
        entries,
        keys: await keysOf(db, competition),
      }).hash;
      const stored = hashOf(await findResults(db, id));
      if (computed !== resultHash) {
        return refused(`The answers give another result: ${computed}, frozen was ${resultHash}`);
      }
      if (stored !== resultHash) {
        return refused(`The stored results were changed: ${stored}, frozen was ${resultHash}`);
      }
      return { ok: true, hash: resultHash, entries: entries.length };
    },

    async exportRaw(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      if (competition.resultHash === null) return refused('It is not ranked yet');
      const entries = await findEntries(db, id, 'ranked');
      return { ok: true, entries, keys: await keysOf(db, competition) };
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

/** Undoes the transaction of a dry run. */
class DryRun extends Error {}

function hashOf(results: readonly Result[]): string {
  return createHash('sha256').update(resultLines(results)).digest('hex');
}

/** A quick competition has the first questions of a paper. */
function paperRow(
  { id, questionCount }: Pick<Competition, 'id' | 'questionCount'>,
  standard: Standard,
  questions: PaperRow['questions'],
) {
  return {
    id: paperId(id, standardNumber(standard)),
    competitionId: id,
    standard,
    questions: questions.slice(0, questionCount),
  };
}

function competitionProblem(made: Competition): string | null {
  for (const [name, schema] of Object.entries(competitionFigures)) {
    const { error } = schema.safeParse(made[name as keyof Competition]);
    if (error !== undefined) return `${name}: ${error.issues[0]?.message}`;
  }
  return null;
}

function lengthProblem(made: Competition, pattern: Competition): string | null {
  return made.questionCount > pattern.questionCount
    ? `The papers have ${pattern.questionCount} questions`
    : null;
}
