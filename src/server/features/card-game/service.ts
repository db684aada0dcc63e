// The card game levels as a viewer may see them: every level is listed, so that its number is known, but locked ones
// come without their words (product §5.2, §5.3).

import type { CardLevelRecord } from '#contract/card-game.ts';
import { cardsOf, WORD_CARD_LEVELS } from '#domain/card-game/cards.ts';
import type { WordCardLevel } from '#domain/card-game/word-cards-file.ts';
import { decideAccess, isFreeWordCardLevel, type Viewer } from '#domain/membership/access.ts';
import { type Difficulty, difficulties } from '#domain/quiz/bank.ts';
import type { PairKind } from '#domain/word-game/pair-level.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countLevels, findLevels } from './store.ts';

export interface CardGameService {
  /** Easy before hard, levels from 1. Without a difficulty: both. */
  levelsFor(viewer: Viewer, pairs: PairKind, difficulty?: Difficulty): Promise<CardLevelRecord[]>;
  /** All levels with similar or opposite words, free or not. */
  levelsOf(pairs: PairKind): Promise<WordCardLevel[]>;
  countLevels(): Promise<number>;
}

export function createCardGameService(db: Database): CardGameService {
  return {
    async levelsFor(viewer, pairs, difficulty) {
      const levels = await findLevels(db, pairs);
      return levels
        .filter((row) => difficulty === undefined || row.difficulty === difficulty)
        .map((row) => toRecord(row, viewer));
    },

    levelsOf: (pairs) => findLevels(db, pairs),
    countLevels: () => countLevels(db),
  };
}

function toRecord(row: WordCardLevel, viewer: Viewer): CardLevelRecord {
  const { difficulty, level } = row;
  const isLocked = !decideAccess(viewer, { isFree: isFreeWordCardLevel(level) }).ok;
  const id = difficulties.indexOf(difficulty) * WORD_CARD_LEVELS + level;
  const word = isLocked ? [] : cardsOf(row.words);
  return { id, attributes: { difficulty, level, word, isLocked } };
}
