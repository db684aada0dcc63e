// The best result of each word game level, kept for a signed-in child (product §9.8). A saved result never gets worse,
// so saving twice, late, or from two devices gives the same result. Results are kept when a membership ends.

import { ApiError } from '#contract/errors.ts';
import { decideAccess, isFreeGameLevel } from '#domain/membership/access.ts';
import { type GameResult, keepBest } from '#domain/word-game/game-progress.ts';
import { type PersonalData, writeForAccount } from '#server/features/account/service.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findResults, saveBestResults } from './store.ts';

type Player = Pick<Identity, 'accountId'> & { profile: Pick<Identity['profile'], 'role'> };

export interface GameResultService {
  /** Ordered by game, kind of pairs, difficulty and level. */
  resultsOf(accountId: string): Promise<GameResult[]>;
  /**
   * Stores the results that are better than the stored ones, and returns all stored results. Throws ForbiddenError, and
   * stores nothing, if one of the levels is locked for this person; session-ended if the account is
   * gone.
   */
  keep(who: Player, results: readonly GameResult[]): Promise<GameResult[]>;
  readonly personalData: PersonalData;
}

export function createGameResultService(db: Database): GameResultService {
  return {
    resultsOf: (accountId) => findResults(db, accountId),

    async keep({ accountId, profile }, results) {
      const isLocked = (result: GameResult) =>
        !decideAccess({ kind: profile.role }, { isFree: isFreeGameLevel(result) }).ok;
      if (results.some(isLocked)) throw new ApiError('ForbiddenError');
      await writeForAccount(saveBestResults(db, accountId, keepBest([], results)));
      return findResults(db, accountId);
    },

    personalData: {
      name: 'wordGames',
      keptUnder: 'account',
      exportOf: (tx, accountId) => findResults(tx, accountId),
    },
  };
}
