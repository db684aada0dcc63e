// The operator's look at improbable entries before the ranking, and what they decide about them (product §11.10).

import type { Standard } from '#domain/account/standard.ts';
import type { Ruling } from '#domain/competition/entry.ts';
import { type PlayedOf, type Reviewed, reviewEntries } from '#domain/competition/review.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { findPlayed, findPlayedBy, saveRuling } from '../play/arrival-store.ts';
import { findPapers } from '../store.ts';
import { type DeskWork, UNKNOWN } from './desk-work.ts';

export interface ReviewDesk {
  /** The entries with a doubt, best first, as they would be ranked now. */
  review(id: number): Promise<Done<{ entries: readonly Reviewed[] }>>;
  /** Everything that arrived for one participant, from every device. */
  arrivals(participantId: string): Promise<Done<{ played: PlayedOf }>>;
  /** Until the ranking; null takes a decision back. `reason` is for the audit of the entry. */
  rule(
    id: number,
    participantId: string,
    decision: { readonly ruling: Ruling | null; readonly reason: string },
    operation: Operation,
  ): Promise<Done>;
}

interface ReviewDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly work: DeskWork;
}

export function createReviewDesk({ db, clock, work }: ReviewDeskDeps): ReviewDesk {
  const { find, change, settle } = work;

  return {
    async review(id) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      const papers = await findPapers(db, [id]);
      const keys: Partial<Record<Standard, number[]>> = Object.fromEntries(
        papers.map(({ standard, questions }) => [standard, questions.map(({ answer }) => answer)]),
      );
      const entries = reviewEntries(await findPlayed(db, id), keys, competition);
      return { ok: true, entries };
    },

    async arrivals(participantId) {
      const played = await findPlayedBy(db, participantId);
      return played === undefined ? refused('There is no such participant') : { ok: true, played };
    },

    rule: (id, participantId, { ruling, reason }, operation) =>
      change(id, operation, async (tx, competition): Promise<Done> => {
        if (competition.resultHash !== null) return refused('It is ranked already');
        const played = await findPlayedBy(tx, participantId);
        if (played === undefined) return refused('There is no such participant');
        const devices = [...played.picks, ...played.handIns].map(({ device }) => device);
        if (ruling !== null && !devices.includes(ruling.device)) {
          return refused('Nothing arrived from this device');
        }
        await saveRuling(tx, { participantId, competitionId: id, ruling, reason }, clock.now());
        const outcome = ruling === null ? 'all devices count' : 'one device counts';
        await settle(tx, operation, 'rule', id, `${participantId}: ${outcome}`);
        return { ok: true };
      }),
  };
}
