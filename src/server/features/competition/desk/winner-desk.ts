// The operator hands out the prizes (product §11.18): who won, where the prize goes, and what has become of it.

import type { Standard } from '#domain/account/standard.ts';
import type { GradeGroup } from '#domain/competition/figures.ts';
import type { PrizeAddress, PrizeState } from '#domain/competition/prize.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { findPrize, lockParticipants, type Prize, savePrize } from '../results/prize-store.ts';
import { findWinners } from '../results/winners.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';

export interface WinnerOfDesk {
  readonly participantId: string;
  readonly group: GradeGroup;
  /** In the group, from 1. */
  readonly place: number;
  readonly standard: Standard;
  /** In the standard. */
  readonly rank: number | null;
  readonly marks: number;
  readonly seconds: number;
  readonly prize: string;
  readonly state: PrizeState;
  readonly confirmedAt: Date | null;
  readonly sentAt: Date | null;
  readonly receivedAt: Date | null;
  /** Null: everything that names the child has been deleted. */
  readonly person: {
    readonly childsName: string;
    readonly phone: string;
    readonly schoolName: string;
    readonly address: PrizeAddress | null;
  } | null;
}

export interface WinnerDesk {
  /** By group and place. */
  winners(id: number): Promise<Done<{ winners: readonly WinnerOfDesk[] }>>;
  setPrizeState(
    id: number,
    wanted: { participantId: string; state: PrizeState },
    operation: Operation,
  ): Promise<Done>;
  /** Deletes the address, so that the family is asked once more. */
  askAddressAgain(id: number, participantId: string, operation: Operation): Promise<Done>;
}

interface WinnerDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly work: DeskWork;
}

export function createWinnerDesk({ db, clock, work }: WinnerDeskDeps): WinnerDesk {
  const { find, change, settle } = work;

  /** Changes the prize of a winner; `next` refuses or says what changes. */
  function changePrize(
    id: number,
    participantId: string,
    { operation, action }: { operation: Operation; action: string },
    next: (prize: Prize) => Done<{ change: Partial<Prize>; outcome: string }>,
  ): Promise<Done> {
    return change(id, operation, async (tx, competition) => {
      const winners = await findWinners(tx, competition);
      if (!winners.some((winner) => winner.participantId === participantId)) {
        return refused('This participant has won no prize in this competition');
      }
      await lockParticipants(tx, [participantId]);
      const done = next(await findPrize(tx, participantId));
      if (!done.ok) return done;
      await savePrize(tx, { participantId, competitionId: id }, done.change);
      await settle(tx, operation, action, id, `${participantId}: ${done.outcome}`);
      return { ok: true };
    });
  }

  return {
    async winners(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      if (competition.resultHash === null) return refused('It is not ranked yet');
      const winners = await findWinners(db, competition);
      return { ok: true, winners: await Promise.all(winners.map(withPrize)) };
    },

    setPrizeState: (id, { participantId, state }, operation) =>
      changePrize(id, participantId, { operation, action: 'prize' }, (prize) => {
        if (prize.state === state) return refused(`It is marked as ${state} already`);
        const now = clock.now();
        const times = {
          'to-do': { sentAt: null, receivedAt: null },
          sent: { sentAt: now, receivedAt: null },
          received: { sentAt: prize.sentAt ?? now, receivedAt: now },
        };
        return { ok: true, change: { state, ...times[state] }, outcome: state };
      }),

    askAddressAgain: (id, participantId, operation) =>
      changePrize(id, participantId, { operation, action: 'ask-address' }, (prize) => {
        if (prize.address === null) return refused('There is no address');
        if (prize.state !== 'to-do') return refused(`The prize is marked as ${prize.state}`);
        const change = { address: null, confirmedAt: null };
        return { ok: true, change, outcome: 'the family is asked for the address again' };
      }),
  };

  async function withPrize(
    winner: Awaited<ReturnType<typeof findWinners>>[number],
  ): Promise<WinnerOfDesk> {
    const { address, ...prize } = await findPrize(db, winner.participantId);
    const { childsName, phone, schoolName, isNameShown: _, ...result } = winner;
    const isKnown = childsName !== null && phone !== null && schoolName !== null;
    const person = isKnown ? { childsName, phone, schoolName, address } : null;
    return { ...result, ...prize, person };
  }
}
