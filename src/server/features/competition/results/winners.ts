// Who wins a prize (product §11.10): the first three of each group who have a right answer besides those of voided
// questions. In a rehearsal nobody does.

import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { type Rulings, rulingsOf } from '#domain/competition/corrections.ts';
import type { GradeGroup } from '#domain/competition/figures.ts';
import { groupOf } from '#domain/competition/groups.ts';
import { isWinner } from '#domain/competition/ranking.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { findCorrections } from '../correction-store.ts';
import type { StoredCompetition } from '../store.ts';
import { findTopResults, type StoredResult } from './result-store.ts';

export interface Place {
  readonly group: GradeGroup;
  /** From 1; equals share one. */
  readonly place: number;
  readonly prize: string;
}

/** Null: no prize. */
export function placeOf(
  result: Pick<StoredResult, 'groupRank' | 'marks'> & { readonly standard: Standard },
  competition: Pick<StoredCompetition, 'prizes' | 'groups' | 'isRehearsal'>,
  { voided }: Pick<Rulings, 'voided'>,
): Place | null {
  const { standard, groupRank } = result;
  const group = groupOf(competition, standardNumber(standard));
  if (competition.isRehearsal || group === null || groupRank === null) return null;
  if (!isWinner(result, voided.get(standard)?.size ?? 0)) return null;
  const prize = competition.prizes[group][groupRank - 1];
  return prize === undefined ? null : { group, place: groupRank, prize };
}

/** By group and place. What names a child is null where it was deleted. */
export async function findWinners(db: Queryable, competition: StoredCompetition) {
  const rulings = rulingsOf(await findCorrections(db, competition.id, 'ranked'));
  const winners = (await findTopResults(db, competition.id)).flatMap((result) => {
    const place = placeOf(result, competition, rulings);
    return place === null ? [] : [{ ...result, ...place }];
  });
  return winners.toSorted((a, b) => a.group.localeCompare(b.group) || a.place - b.place);
}
