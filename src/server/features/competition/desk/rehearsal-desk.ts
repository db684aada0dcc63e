// A rehearsal the day before (product §11.19): a hidden competition like the one to come, with papers that have been
// published and children who are made up. It is played from outside, and removed when it is over.

import { randomUUID } from 'node:crypto';
import { standardOf } from '#domain/account/standard.ts';
import type { TestLength } from '#domain/competition/clock.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { standardsOf } from '#domain/competition/groups.ts';
import { newCompetition } from '#domain/competition/new-competition.ts';
import { isOver, windowOf } from '#domain/competition/plan.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { tryLockSite } from '#server/platform/database/locks.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { findCompetitions, patternOf, type StoredCompetition } from '../store.ts';
import { findNextId, insertCompetition } from './desk-store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';
import { copyPapers } from './new-papers.ts';
import { insertChildren, type MadeUpChild, removeAll } from './rehearsal-store.ts';

/** How a rehearsal differs from the competition that it is for. */
export interface RehearsalPlan extends TestLength {
  readonly startsAt: Date;
  readonly children: number;
}

export interface Rehearsal {
  /** The hidden competition. */
  readonly competition: Competition;
  /** In turns of every standard that takes part. */
  readonly children: readonly MadeUpChild[];
}

export interface RehearsalDesk {
  /** Removes what an interrupted rehearsal left behind first. Refuses while another one is under way. */
  prepareRehearsal(id: number, plan: RehearsalPlan): Promise<Done<Rehearsal>>;
  /** Removes the rehearsal, and notes in the audit of the competition that it was for what came out. */
  endRehearsal(
    id: number,
    rehearsalId: number,
    outcome: string,
    operation: Operation,
  ): Promise<void>;
}

interface RehearsalDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly work: DeskWork;
}

const UNDER_WAY = refused('Another rehearsal is under way: wait two minutes');
const ID_TAKEN = refused('A competition was created at the same moment: try again');

export function createRehearsalDesk({ db, clock, work }: RehearsalDeskDeps): RehearsalDesk {
  return {
    prepareRehearsal: (id, { children: count, ...figures }) =>
      db.transaction(async (tx): Promise<Done<Rehearsal>> => {
        if (!(await tryLockSite(tx, 'rehearsal'))) return UNDER_WAY;
        const now = clock.now();
        const all = await findCompetitions(tx);
        const found = all.find((competition) => competition.id === id);
        if (found === undefined || found.isHidden) return UNKNOWN;
        const hidden = all.filter(({ isHidden }) => isHidden);
        if (hidden.some((rehearsal) => !isOver(rehearsal, now))) return UNDER_WAY;
        for (const left of hidden) await removeAll(tx, left.id);
        const pattern = patternOf(found);
        const source = all.findLast((past) => hasPapersFor(pattern, past) && isOver(past, now));
        if (source === undefined) {
          return refused('No competition with papers for these standards is over yet');
        }
        const questionCount = Math.min(figures.questionCount, source.questionCount);
        const length = { ...figures, questionCount };
        const made = newCompetition(pattern, { id: await findNextId(tx), ...length }, now);
        const row = { ...made, fullWindow: windowOf(made), isRehearsal: true, isHidden: true };
        if (!(await insertCompetition(tx, row))) return ID_TAKEN;
        await copyPapers(tx, source.id, made);
        const children = madeUp(made, count);
        await insertChildren(tx, made.id, children, now);
        await work.notify(tx);
        return { ok: true, competition: made, children };
      }),

    endRehearsal: (id, rehearsalId, outcome, operation) =>
      db.transaction(async (tx) => {
        await removeAll(tx, rehearsalId);
        await work.settle(tx, operation, 'rehearse', id, outcome);
      }),
  };
}

/** Whether a competition has a paper for each standard that takes part in the other one. */
function hasPapersFor(wanted: Competition, past: StoredCompetition): boolean {
  const standards = standardsOf(past);
  return (
    !past.isHidden && past.arePapersReady && standardsOf(wanted).every((n) => standards.includes(n))
  );
}

function madeUp(competition: Competition, count: number): MadeUpChild[] {
  const standards = standardsOf(competition);
  return Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    standard: standardOf(standards[index % standards.length] ?? 2),
  }));
}
