import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/import-content.ts';
import { replaceOffer } from './store.ts';

export const membershipContent = storedCollection(collections.membership, replaceOffer);
