// The operator's look at improbable entries before the ranking, and what they decide about them (product §11.10).

import { type Rulings, rulingsOf } from '#domain/competition/corrections.ts';
import type { Ruling } from '#domain/competition/entry.ts';
import { type PlayedOf, type Reviewed, reviewEntries } from '#domain/competition/review.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { findCorrections } from '../correction-store.ts';
import { findPlayed, findPlayedBy, saveRuling } from '../play/arrival-store.ts';
import type { StoredCompetition } from '../store.ts';
import { type DeskWork, NO_PARTICIPANT, UNKNOWN } from './desk-work.ts';
import { findKeys, type RawResult } from './frozen-result.ts';

export interface DoubtfulEntry extends Reviewed {
  readonly decision: 'undecided' | 'counted' | 'set-aside' | 'one-device';
}

export interface ReviewDesk {
  /** The entries with a doubt, best first, as they would be ranked now. */
  review(id: number): Promise<Done<{ entries: readonly DoubtfulEntry[] }>>;
  /** Everything that arrived for one participant, from every device. */
  arrivals(
    id: number,
    participantId: string,
  ): Promise<Done<{ played: PlayedOf; competition: StoredCompetition }>>;
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
      const [keys, corrections] = [await findKeys(db, id), await findCorrections(db, id, 'all')];
      return { ok: true, entries: await findDoubtful(db, competition, { keys, corrections }) };
    },

    async arrivals(id, participantId) {
      const competition = await find(db, id);
      if (competition === undefined) return UNKNOWN;
      const played = await findPlayedBy(db, { participantId, competitionId: id });
      return played === undefined ? NO_PARTICIPANT : { ok: true, played, competition };
    },

    rule: (id, participantId, { ruling, reason }, operation) =>
      change(id, operation, async (tx, competition): Promise<Done> => {
        if (competition.resultHash !== null) return refused('It is ranked already');
        const played = await findPlayedBy(tx, { participantId, competitionId: id });
        if (played === undefined) return NO_PARTICIPANT;
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

/** The entries with a doubt, best first, and what was decided about each. */
export async function findDoubtful(
  db: Queryable,
  competition: StoredCompetition,
  { keys, corrections }: Pick<RawResult, 'keys' | 'corrections'>,
): Promise<DoubtfulEntry[]> {
  const all = await findPlayed(db, competition.id);
  const rulings = rulingsOf(corrections);
  const oneDevice = new Set(
    all.filter(({ ruling }) => ruling !== null).map(({ participantId }) => participantId),
  );
  return reviewEntries(all, keys, competition).map((entry) => ({
    ...entry,
    decision: decisionAbout(entry.participantId, rulings, oneDevice),
  }));
}

function decisionAbout(
  participantId: string,
  { reviewed }: Rulings,
  oneDevice: ReadonlySet<string>,
): DoubtfulEntry['decision'] {
  switch (reviewed.get(participantId)) {
    case 'entry-counted':
      return 'counted';
    case 'entry-set-aside':
      return 'set-aside';
    default:
      return oneDevice.has(participantId) ? 'one-device' : 'undecided';
  }
}
