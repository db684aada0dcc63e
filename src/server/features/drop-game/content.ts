import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceLevels } from './store.ts';

export const dropGameContent = storedCollection(collections.dropIt, (tx, files) =>
  replaceLevels(tx, files.flat()),
);
