// The operator's commands before a competition (product §11.13): create, schedule, cancel, import-papers.

import { randomUUID } from 'node:crypto';
import { standardOf } from '#domain/account/standard.ts';
import { clockAt } from '#domain/competition/clock.ts';
import { type Competition, competitionFigures } from '#domain/competition/competition-file.ts';
import { LAST_CONTENT_ID, LAST_ID } from '#domain/competition/figures.ts';
import { type Changes, newCompetition } from '#domain/competition/new-competition.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import { hasBegun, isLive, isOver, windowAfterMove, windowOf } from '#domain/competition/plan.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { findCompetitions, patternOf, type StoredCompetition } from '../store.ts';
import { type Counts, countAll, findNextId, insertCompetition, savePapers } from './desk-store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';
import { copyPapers, lackingPapers, paperRow, usedQuestion } from './new-papers.ts';
import { insertEvent } from './plan-store.ts';

const OF_THE_CONTENT = 'It is in the content folder: change its file there';
const CANCELLED = 'It was cancelled';

/** What may change a competition in which children wait or play. */
interface Change {
  /** Also while it is live. */
  readonly isForced?: boolean;
  /** What families read. */
  readonly reason?: string | undefined;
}

/** A new competition has no papers yet, or, as a rehearsal, those that the pattern's children have seen. */
export type PapersOfNew = 'new' | 'rehearsal';

export interface ScheduleDesk {
  list(): Promise<StoredCompetition[]>;
  show(id: number): Promise<Done<{ competition: StoredCompetition; counts: Counts }>>;
  /** The competitions in which children wait or play now. */
  live(): Promise<StoredCompetition[]>;
  /** Without an id: the next free one above those of the content. */
  create(
    patternId: number,
    changes: Omit<Changes, 'id'> & { id?: number | undefined; papers?: PapersOfNew },
    operation: Operation,
  ): Promise<Done<{ competition: Competition }>>;
  /** Moves one that has not begun; every open page follows. */
  schedule(
    id: number,
    change: Change & { startsAt: Date },
    operation: Operation,
  ): Promise<Done<{ competition: Competition }>>;
  /** For good; also one that is running. */
  cancel(id: number, change: Change, operation: Operation): Promise<Done>;
  /** `papers` have been checked like all content. */
  importPapers(
    id: number,
    papers: readonly PaperFile[],
    operation: Operation,
    change?: Change,
  ): Promise<Done<{ lacking: readonly number[] }>>;
}

interface ScheduleDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly work: DeskWork;
}

export function createScheduleDesk({ db, clock, work }: ScheduleDeskDeps): ScheduleDesk {
  const { find, change, settle } = work;

  return {
    list: async () => (await findCompetitions(db)).filter(({ isHidden }) => !isHidden),

    async show(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      return { ok: true, competition, counts: await countAll(db, competition) };
    },

    live: async () =>
      (await findCompetitions(db)).filter(
        (competition) => !competition.isHidden && isLive(competition, clock.now()),
      ),

    async create(patternId, { id: wantedId, papers = 'new', ...changes }, operation) {
      return db.transaction(async (tx) => {
        const found = await find(tx, patternId);
        if (found === undefined) return UNKNOWN;
        const pattern = patternOf(found);
        const now = clock.now();
        if (changes.startsAt <= now) return refused('The start must lie ahead');
        const id = wantedId ?? (await findNextId(tx));
        if (id <= LAST_CONTENT_ID || id > LAST_ID) {
          return refused(`Its id must be from ${LAST_CONTENT_ID + 1} to ${LAST_ID}`);
        }
        const made = newCompetition(pattern, { id, ...changes }, now);
        const isRehearsal = papers === 'rehearsal';
        const wrong =
          competitionProblem(made) ?? (isRehearsal ? lengthProblem(made, pattern) : null);
        if (wrong !== null) return refused(wrong);
        if (isRehearsal && !isOver(found, now)) return refused(unseen(patternId));
        const taken = refused(`There is a competition ${id} already`);
        if ((await find(tx, id)) !== undefined) return taken;
        if (operation.isDryRun) return { ok: true, competition: made };
        const row = { ...made, fullWindow: windowOf(pattern), isRehearsal };
        if (!(await insertCompetition(tx, row))) return taken;
        if (isRehearsal) await copyPapers(tx, patternId, made);
        const outcome = `like ${patternId}, ${made.startsAt.toISOString()}, papers: ${papers}`;
        await settle(tx, operation, 'create', id, outcome);
        return { ok: true, competition: made };
      });
    },

    schedule: (id, { startsAt, reason, isForced }, operation) =>
      change(id, operation, async (tx, competition) => {
        const now = clock.now();
        if (competition.cancelledAt !== null) return refused(`${CANCELLED}: create another one`);
        if (hasBegun(competition, now)) {
          return refused('It has begun: cancel it, and create another one');
        }
        if (startsAt <= now) return refused('The start must lie ahead');
        if (!isForced && isLive(competition, now)) return refused(live('is moved'));
        const window = windowAfterMove(competition, patternOf(competition), startsAt, now);
        await insertEvent(tx, {
          id: randomUUID(),
          competitionId: id,
          at: now,
          kind: 'moved',
          startsAt,
          ...window,
          reason: reason ?? null,
        });
        const from = competition.startsAt.toISOString();
        await settle(
          tx,
          operation,
          'schedule',
          id,
          outcomeOf(`${from} → ${startsAt.toISOString()}`, reason),
        );
        const moved = await find(tx, id);
        return moved === undefined ? UNKNOWN : { ok: true, competition: moved };
      }),

    cancel: (id, { reason, isForced }, operation) =>
      change(id, operation, async (tx, competition) => {
        const now = clock.now();
        if (competition.cancelledAt !== null) return refused(`${CANCELLED} already`);
        if (isOver(competition, now)) return refused('It is over');
        if (!isForced && isLive(competition, now)) return refused(live('is cancelled'));
        await insertEvent(tx, {
          id: randomUUID(),
          competitionId: id,
          at: now,
          kind: 'cancelled',
          reason: reason ?? null,
        });
        await settle(tx, operation, 'cancel', id, outcomeOf('cancelled', reason));
        return { ok: true };
      }),

    importPapers: (id, papers, operation, { isForced } = {}) =>
      change(id, operation, async (tx, competition) => {
        if (competition.isImported) return refused(OF_THE_CONTENT);
        if (competition.isRehearsal) {
          return refused('It is a rehearsal: create another one for papers that nobody has seen');
        }
        const now = clock.now();
        if (hasBegun(competition, now)) return refused('It has begun');
        if (clockAt(competition, now) <= 0) {
          return refused('Its start has passed: give it another one first, with `schedule`');
        }
        if (!isForced && isLive(competition, now)) return refused(live('gets other papers'));
        const short = papers.find(({ questions }) => questions.length < competition.questionCount);
        if (short !== undefined) {
          return refused(
            `Standard ${short.standard} has fewer than ${competition.questionCount} questions`,
          );
        }
        const used = await usedQuestion(tx, id, papers);
        if (used !== null) return refused(used);
        await savePapers(
          tx,
          papers.map(({ standard, questions }) =>
            paperRow(competition, standardOf(standard), questions),
          ),
        );
        await settle(tx, operation, 'import-papers', id, `${papers.length} papers`);
        return { ok: true, lacking: await lackingPapers(tx, competition) };
      }),
  };
}

const unseen = (id: number) =>
  `The papers of competition ${id} are still to be played: a rehearsal would give them away`;

const live = (what: string) =>
  `Children are in its waiting room or its test. With --force it ${what}, and every open page says so`;

const outcomeOf = (what: string, reason: string | undefined) =>
  reason === undefined ? what : `${what}: ${reason}`;

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
