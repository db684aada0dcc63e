import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceLearnerErrors } from './store.ts';

export const learnerErrorContent = storedCollection(collections.learnerErrors, (tx, files) =>
  replaceLearnerErrors(tx, files.flat()),
);
