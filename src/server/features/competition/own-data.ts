// The data about the children of a phone: parents export and delete it, an account takes it along to another phone, and
// it is deleted half a year after the competition (product §11.14, §13.4).

import type { OwnEntry } from '#contract/competition-own-data.ts';
import { type AccountRefusal, refuse } from '#contract/refusals.ts';
import type { Entry } from '#domain/competition/entry.ts';
import { NAMES_KEPT_DAYS } from '#domain/competition/figures.ts';
import { ADDRESS_KEPT_MS } from '#domain/competition/prize.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { PersonalData } from '#server/features/account/service.ts';
import type { CodeUser, OneTimeCodes } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { recordErased } from '#server/platform/erased.ts';
import { retention, type Task } from '#server/platform/tasks/task.ts';
import type { Calendar } from './calendar.ts';
import { findArrivals, findOwnData } from './own-data-store.ts';
import { findEntry } from './play/entries.ts';
import {
  deleteParticipants,
  deleteStrayArrivals,
  findErasedParticipants,
  lockParticipants,
  lockParticipantsBefore,
  moveParticipants,
} from './play/participant-store.ts';
import { clearAddresses, findArrivedBefore } from './results/prize-store.ts';
import { WINNERS } from './results/results.ts';
import { competitionHandIn, competitionPick } from './tables.ts';

const STRAY_DAYS = 30;

interface Code {
  /** Ten digits. */
  readonly phone: string;
  readonly otp: string;
  readonly delivery?: string | undefined;
}

export interface OwnData {
  /** Both throw a refusal unless the code is right. */
  exportAll(code: Code, user: CodeUser): Promise<OwnEntry[]>;
  /** Returns the ids of the deleted participants. */
  deleteAll(code: Code, user: CodeUser): Promise<string[]>;
  readonly personalData: PersonalData;
  readonly tasks: readonly Task[];
  /** After a backup was restored in `tx`: deletes the participants again that were deleted after it was made. */
  settleRestored(tx: Queryable): Promise<void>;
}

interface OwnDataDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Pick<Calendar, 'find'>;
  readonly codes: OneTimeCodes;
}

type Kept = Awaited<ReturnType<typeof findOwnData>>[number];

export function createOwnData({ db, clock, calendar, codes }: OwnDataDeps): OwnData {
  /** Between a month and a day ago: what is older was deleted in an earlier night. */
  function strayDays() {
    const ms = clock.now().getTime();
    return [new Date(ms - STRAY_DAYS * DAY_MS), new Date(ms - DAY_MS)] as const;
  }

  /** Throws a refusal unless the code is right; the counted try is committed either way. */
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

  async function exportOf(tx: Queryable, phone: string): Promise<OwnEntry[]> {
    const kept = await findOwnData(tx, phone);
    return Promise.all(
      kept.map(async (row) => {
        const { id, competitionId } = row.participant;
        const competition = await calendar.find(competitionId);
        const made = competition === undefined ? null : await findEntry(tx, id, competition);
        const isAnnounced = competition === undefined || competition.announcedAt !== null;
        return {
          ...ownEntryOf({ ...row, entry: row.entry ?? made }),
          ...(await findArrivals(tx, id)),
          startsAt: competition?.startsAt.toISOString() ?? null,
          result: isAnnounced ? resultOf(row) : null,
        };
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
      // Where the competition is gone, the date of registration counts.
      retention('clear-participants', async (tx, limit) => {
        const before = new Date(clock.now().getTime() - NAMES_KEPT_DAYS * DAY_MS);
        const ids = await lockParticipantsBefore(tx, before, limit);
        await remove(tx, ids);
        return ids.length;
      }),
      retention('clear-prize-addresses', async (tx, limit) => {
        const before = new Date(clock.now().getTime() - ADDRESS_KEPT_MS);
        const ids = await findArrivedBefore(tx, before, limit);
        await clearAddresses(tx, ids);
        return ids.length;
      }),
      retention('clear-stray-picks', (tx, limit) =>
        deleteStrayArrivals(tx, competitionPick, strayDays(), limit),
      ),
      retention('clear-stray-hand-ins', (tx, limit) =>
        deleteStrayArrivals(tx, competitionHandIn, strayDays(), limit),
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
  await clearAddresses(tx, ids);
  await notifyContentChanged(tx, WINNERS);
}

type Arrivals = 'devices' | 'picks' | 'handIns';

interface OwnKept extends Pick<Kept, 'participant' | 'prize'> {
  /** Before the ranking as it would be ranked now. */
  readonly entry: Pick<Entry, 'answers' | 'timeTaken' | 'receivedAt' | 'isLate'> | null;
}

function ownEntryOf({
  participant,
  entry,
  prize,
}: OwnKept): Omit<OwnEntry, 'startsAt' | 'result' | Arrivals> {
  const { competitionId: competition, registeredAt, ...child } = participant;
  return {
    competition,
    ...child,
    registeredAt: registeredAt.toISOString(),
    answers: entry && {
      chosen: [...entry.answers],
      secondsLeft: entry.timeTaken,
      receivedAt: entry.receivedAt.toISOString(),
      isLate: entry.isLate,
    },
    prize: prize && {
      state: prize.state,
      address: prize.address,
      confirmedAt: instant(prize.confirmedAt),
      sentAt: instant(prize.sentAt),
      receivedAt: instant(prize.receivedAt),
    },
  };
}

function resultOf({ result }: Kept): OwnEntry['result'] {
  if (result?.announcedAt == null) return null;
  const { standard, marks, seconds, rank, groupRank, announcedAt } = result;
  return { standard, marks, seconds, rank, groupRank, announcedAt: announcedAt.toISOString() };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
