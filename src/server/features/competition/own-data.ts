// What is kept about the children of a phone: exported and deleted by the parent, moved with an account to another
// phone, and deleted when a competition is long settled (product §11.14, §13.4).

import { type AccountRefusal, refuse } from '#contract/refusals.ts';
import { NAMES_KEPT_DAYS } from '#domain/competition/figures.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { CodeUser, OneTimeCodes } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { recordErased } from '#server/platform/erased.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import {
  deleteParticipants,
  deleteStrayEntries,
  findEntriesOf,
  findErasedParticipants,
  lockParticipants,
  lockParticipantsBefore,
  moveParticipants,
} from './participant-store.ts';
import { WINNERS } from './results.ts';

interface Code {
  /** Ten digits. */
  readonly phone: string;
  readonly otp: string;
  readonly delivery?: string | undefined;
}

export interface OwnData {
  /** These throw a refusal unless the code is right. */
  exportAll(code: Code, user: CodeUser): Promise<Record<string, unknown>[]>;
  /** Returns the ids of the participants that are deleted. */
  deleteAll(code: Code, user: CodeUser): Promise<string[]>;
  readonly personalData: PersonalData;
  readonly tasks: readonly Task[];
  /** After a backup was restored in `tx`: deletes again who was deleted since it was made. */
  settleRestored(tx: Queryable): Promise<void>;
}

interface OwnDataDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly codes: OneTimeCodes;
}

export function createOwnData({ db, clock, codes }: OwnDataDeps): OwnData {
  /** Throws a refusal unless the code is right; what was counted or used up is committed. */
  async function byCode<T>(
    { phone, otp, delivery }: Code,
    user: CodeUser,
    work: (tx: Queryable) => Promise<T>,
  ): Promise<T> {
    const purpose = 'competition';
    type Outcome = { refusal: AccountRefusal } | { done: T };
    const outcome = await codes.inTurn(phone, user, () =>
      db.transaction(async (tx): Promise<Outcome> => {
        const verdict = await codes.verify(tx, { phone, purpose, otp, delivery, user });
        return verdict.ok ? { done: await work(tx) } : { refusal: verdict.reason };
      }),
    );
    if ('refusal' in outcome) throw refuse(outcome.refusal);
    return outcome.done;
  }

  async function exportOf(tx: Queryable, phone: string): Promise<Record<string, unknown>[]> {
    const rows = await findEntriesOf(tx, phone);
    return rows.map(
      ({
        competition_participant: participant,
        competition_entry: entry,
        competition_result: result,
      }) => ({
        ...participant,
        answers: entry === null ? null : withoutIds(entry),
        result: result === null ? null : withoutIds(result),
      }),
    );
  }

  async function erase(tx: Queryable, phone: string): Promise<string[]> {
    const ids = await lockParticipants(tx, phone);
    await remove(tx, ids);
    await recordErased(tx, ids);
    return ids;
  }

  return {
    exportAll: (code, user) => byCode(code, user, (tx) => exportOf(tx, code.phone)),
    deleteAll: (code, user) => byCode(code, user, (tx) => erase(tx, code.phone)),

    personalData: {
      name: 'competitionEntries',
      keptUnder: 'phone',
      exportOf,
      erase: async (tx, phone) => void (await erase(tx, phone)),
      move: (tx, _accountId, from, to) => moveParticipants(tx, from, to),
    },

    tasks: [
      // By the date of the row itself where the competition is no longer there.
      retention('clear-participants', async (tx, limit) => {
        const before = new Date(clock.now().getTime() - NAMES_KEPT_DAYS * DAY_MS);
        const ids = await lockParticipantsBefore(tx, before, limit);
        await remove(tx, ids);
        return ids.length;
      }),
      retention('clear-stray-entries', (tx, limit) =>
        deleteStrayEntries(tx, new Date(clock.now().getTime() - DAY_MS), limit),
      ),
    ],

    async settleRestored(tx) {
      await remove(tx, await findErasedParticipants(tx));
    },
  };
}

async function remove(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteParticipants(tx, ids);
  await notifyContentChanged(tx, WINNERS);
}

function withoutIds<
  T extends { participantId: string; competitionId: number; tokenHash?: unknown },
>({ participantId, competitionId, tokenHash, ...rest }: T) {
  return rest;
}
