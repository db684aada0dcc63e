// The sheets come from two collections of files. When either changes, all sheets are written; unchanged rows are not
// touched.

import { sheetsOf } from '#content/bank/worksheets.ts';
import { collections } from '#content/collections.ts';
import type { StoredCollection } from '#server/platform/content/stored-collection.ts';
import { replaceSheets } from './store.ts';

const write: StoredCollection['write'] = (tx, { bank }) =>
  replaceSheets(
    tx,
    sheetsOf(bank).map(({ sheet }) => sheet),
  );

export const worksheetContent: readonly StoredCollection[] = [
  collections.conceptSheets,
  collections.practiceSheets,
].map((collection) => ({ name: collection.name, collection, write }));
