// What an operator does before a competition (product §11.13): make it, move it, give it papers.

import { type Standard, standardNumber, standardOf } from '#domain/account/standard.ts';
import { clockAt } from '#domain/competition/clock.ts';
import { type Competition, competitionFigures } from '#domain/competition/competition-file.ts';
import { paperId } from '#domain/competition/figures.ts';
import { type Changes, newCompetition } from '#domain/competition/new-competition.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import {
  type Counts,
  countAll,
  findLastId,
  insertCompetition,
  savePapers,
  updateCompetition,
} from './desk-store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';
import {
  figuresOf,
  findCompetitions,
  findPapers,
  type PaperRow,
  type StoredCompetition,
} from './store.ts';

const OF_THE_CONTENT = 'It is in the content folder: change its file there';

export interface ScheduleDesk {
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
        const taken = refused(`There is a competition ${id} already`);
        if ((await find(tx, id)) !== undefined) return taken;
        if (operation.isDryRun) return { ok: true, competition: made };
        if (!(await insertCompetition(tx, made))) return taken;
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
