import { collections } from '#content/collections.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceAboutPage, replaceDetails } from './store.ts';

export const aboutContent = storedCollection(collections.about, async (tx, [page]) => {
  if (page !== undefined) await replaceAboutPage(tx, page);
});

export const siteContent = storedCollection(collections.site, async (tx, [site]) => {
  if (site !== undefined) await replaceDetails(tx, site);
});
