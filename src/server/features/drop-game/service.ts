// The levels of the drop game. The pages bring them along, so here they are only counted.

import type { Database } from '#server/platform/database/database.ts';
import { countLevels } from './store.ts';

export interface DropGameService {
  countLevels(): Promise<number>;
}

export function createDropGameService(db: Database): DropGameService {
  return { countLevels: () => countLevels(db) };
}
