// The operator's commands before a competition (product §11.13): create, schedule, import-papers.

import { type Standard, standardNumber, standardOf } from '#domain/account/standard.ts';
import { clockAt } from '#domain/competition/clock.ts';
import { type Competition, competitionFigures } from '#domain/competition/competition-file.ts';
import { LAST_CONTENT_ID, LAST_ID, paperId } from '#domain/competition/figures.ts';
import { type Changes, newCompetition } from '#domain/competition/new-competition.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import {
  findCompetitions,
  findPapers,
  type PaperRow,
  patternOf,
  type StoredCompetition,
  type Window,
} from '../store.ts';
import {
  type Counts,
  countAll,
  findNextId,
  insertCompetition,
  savePapers,
  updateCompetition,
} from './desk-store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';

const OF_THE_CONTENT = 'It is in the content folder: change its file there';

export interface ScheduleDesk {
  list(): Promise<StoredCompetition[]>;
  show(id: number): Promise<Done<{ competition: StoredCompetition; counts: Counts }>>;
  /** Without an id: the next free one above those of the content. The papers are those of the pattern. */
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
  /** `papers` have been checked like all content. */
  importPapers(id: number, papers: readonly PaperFile[], operation: Operation): Promise<Done>;
}

interface ScheduleDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly work: DeskWork;
}

export function createScheduleDesk({ db, clock, work }: ScheduleDeskDeps): ScheduleDesk {
  const { find, change, settle } = work;

  return {
    list: () => findCompetitions(db),

    async show(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      return { ok: true, competition, counts: await countAll(db, competition) };
    },

    async create(patternId, { id: wantedId, ...changes }, operation) {
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
        const wrong = competitionProblem(made) ?? lengthProblem(made, pattern);
        if (wrong !== null) return refused(wrong);
        const taken = refused(`There is a competition ${id} already`);
        if ((await find(tx, id)) !== undefined) return taken;
        if (operation.isDryRun) return { ok: true, competition: made };
        const fullWindow = windowOf(pattern);
        if (!(await insertCompetition(tx, { ...made, fullWindow }))) return taken;
        const papers = await findPapers(tx, [patternId]);
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
        const moved = newCompetition(patternOf(competition), { id, startsAt }, now);
        await updateCompetition(tx, moved);
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
  };
}

function windowOf({ registrationClosesS, waitingRoomOpensS }: Competition): Window {
  return { registrationClosesS, waitingRoomOpensS };
}

/** A shorter competition has the first questions of a paper. */
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
