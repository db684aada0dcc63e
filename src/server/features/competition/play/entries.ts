// Makes the entries that are ranked from everything that arrived (product §11.10), also those of children whose last
// call was lost: the picks that were sent as they were made count without a hand-in.

import { type Entry, entryOf } from '#domain/competition/entry.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import type { StoredCompetition } from '../store.ts';
import { competitionEntry } from '../tables.ts';
import { findPlayed, findPlayedBy } from './arrival-store.ts';

/** Rows per statement. */
const PAGE = 2_000;

/** The entry as a ranking would make it now; null: nothing arrived, or there is no such participant. */
export async function findEntry(
  db: Queryable,
  participantId: string,
  competition: StoredCompetition,
): Promise<Entry | null> {
  const played = await findPlayedBy(db, { participantId, competitionId: competition.id });
  return played === undefined ? null : entryOf(played, competition);
}

/** Call this in the transaction that ranks; nothing that arrives later changes an entry. Returns how many were made. */
export async function makeEntries(tx: Queryable, competition: StoredCompetition): Promise<number> {
  const played = await findPlayed(tx, competition.id);
  const rows = played.flatMap((child) => {
    const entry = entryOf(child, competition);
    if (entry === null) return [];
    const { answers, timeTaken, receivedAt, isLate, isHandedIn } = entry;
    const { participantId, standard } = child;
    const of = { participantId, competitionId: competition.id, standard };
    return {
      ...of,
      answers: [...answers],
      timeTaken,
      receivedAt,
      isLate,
      isHandedIn,
    };
  });
  for (let from = 0; from < rows.length; from += PAGE) {
    await tx.insert(competitionEntry).values(rows.slice(from, from + PAGE));
  }
  return rows.length;
}
