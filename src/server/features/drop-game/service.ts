// The levels of the drop game. They are bundled with the pages, so no call serves them.

import type { PairLevel } from '#domain/word-game/pair-level.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countLevels, findLevels } from './store.ts';

export interface DropGameService {
  levels(): Promise<PairLevel[]>;
  countLevels(): Promise<number>;
}

export function createDropGameService(db: Database): DropGameService {
  return { levels: () => findLevels(db), countLevels: () => countLevels(db) };
}
