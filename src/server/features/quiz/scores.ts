// Quiz scores of signed-in children: the best per level stays (product §7.9).
// Only a level that this person may open counts, and only as many questions as it has.

import { ApiError } from '#contract/errors.ts';
import { decideAccess } from '#domain/membership/access.ts';
import { type Stars, starsFor } from '#domain/quiz/stars.ts';
import { type PersonalData, writeForAccount } from '#server/features/account/service.ts';
import type { Identity } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findPlayedLevel, findResults, findResultsByTopic, saveBestResult } from './score-store.ts';

export interface PlayedLevel {
  readonly score: number;
  readonly levelId: number;
  readonly length: number;
}

export interface Scores {
  /** Gives the best result so far. Throws NotFoundError, ForbiddenError or ValidationError. */
  save(identity: Identity, played: PlayedLevel): Promise<{ score: number; stars: Stars }>;
  progressOf(accountId: string): Promise<Progress>;
  readonly personalData: PersonalData;
}

export interface Progress {
  levels: { levelId: number; topicId: number; score: number; length: number; stars: Stars }[];
  topics: { topicId: number; stars: Stars }[];
}

export function createScores(db: Database, clock: Clock): Scores {
  return {
    async save({ accountId, profile }, { score, levelId, length }) {
      const level = await findPlayedLevel(db, levelId);
      if (level === undefined) throw new ApiError('NotFoundError', 'There is no such level');
      if (!decideAccess({ kind: profile.role }, level).ok) throw new ApiError('ForbiddenError');
      if (length !== level.questionCount) {
        throw new ApiError(
          'ValidationError',
          `length: this level has ${level.questionCount} questions`,
        );
      }
      const result = { accountId, levelId, score, length, at: clock.now() };
      const best = await writeForAccount(saveBestResult(db, result));
      return { score: best.score, stars: starsFor(best.score, best.length) };
    },

    async progressOf(accountId) {
      const results = await findResultsByTopic(db, accountId);
      const levels = results.map((r) => ({ ...r, stars: starsFor(r.score, r.length) }));
      const best = new Map<number, Stars>();
      for (const { topicId, stars } of levels) {
        if (stars > (best.get(topicId) ?? -1)) best.set(topicId, stars);
      }
      return { levels, topics: [...best].map(([topicId, stars]) => ({ topicId, stars })) };
    },

    personalData: {
      name: 'quizResults',
      keptUnder: 'account',
      async exportOf(tx, accountId) {
        const results = await findResults(tx, accountId);
        return results.map(({ levelId, score, length, at }) => ({ levelId, score, length, at }));
      },
    },
  };
}
