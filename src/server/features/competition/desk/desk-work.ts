// What the operator's competition commands share (product §11.13): one command at a time for each competition, a line
// in the audit, a notification to every process, and dry runs that change nothing.

import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { COMPETITIONS, PAPERS } from '../content.ts';
import { findCompetitions, type StoredCompetition } from '../store.ts';
import { insertAudit, lockState } from './desk-store.ts';

export interface DeskWork {
  find(db: Queryable, id: number): Promise<StoredCompetition | undefined>;
  /** Runs `work` while no other command changes the competition; what is refused, and a dry run, is rolled back. */
  change<T>(
    id: number,
    operation: Operation,
    work: (tx: Queryable, competition: StoredCompetition) => Promise<Done<T>>,
  ): Promise<Done<T>>;
  /** Writes the audit and notifies every process. */
  settle(
    tx: Queryable,
    operation: Operation,
    action: string,
    competitionId: number,
    outcome: string,
  ): Promise<void>;
  /** Every process reads competitions and papers again. */
  notify(tx: Queryable): Promise<void>;
}

export const UNKNOWN = refused('There is no such competition');
export const NO_PARTICIPANT = refused('There is no such participant in this competition');

export function createDeskWork({ db, clock }: { db: Database; clock: Clock }): DeskWork {
  async function find(db: Queryable, id: number): Promise<StoredCompetition | undefined> {
    return (await findCompetitions(db)).find((competition) => competition.id === id);
  }

  async function settle(
    tx: Queryable,
    { operator }: Operation,
    action: string,
    competitionId: number,
    outcome: string,
  ): Promise<void> {
    const at = clock.now();
    await insertAudit(tx, { id: randomUUID(), at, operator, action, competitionId, outcome });
    await notify(tx);
  }

  async function notify(tx: Queryable): Promise<void> {
    for (const name of [COMPETITIONS, PAPERS]) await notifyContentChanged(tx, name);
  }

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
        // Read again: another command may have changed it before the lock was acquired.
        const competition = await find(tx, id);
        if (competition === undefined) return UNKNOWN;
        const result = await work(tx, competition);
        if (result.ok && !isDryRun) return result;
        undone.result = result;
        throw new RolledBack();
      });
    } catch (error) {
      if (error instanceof RolledBack && undone.result !== undefined) return undone.result;
      throw error;
    }
  }

  return { find, change, settle, notify };
}

/** Ends the transaction without its changes. */
class RolledBack extends Error {}
