import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceOffer } from './store.ts';

export const membershipContent = storedCollection(collections.membership, replaceOffer);
