// The collections of competitions, papers and partners.

import { collections } from '#content/collections.ts';
import {
  type StoredCollection,
  storedCollection,
} from '#server/platform/content/stored-collection.ts';
import { acceptCompetitions, acceptPapers } from './imported.ts';
import {
  findCompetitions,
  findPapers,
  replaceAffiliates,
  replaceCompetitions,
  replacePapers,
} from './store.ts';

const competitionContent: StoredCollection = {
  name: collections.competitions.name,
  collection: collections.competitions,
  async write(tx, content, { now, refuse }) {
    const files = content.filesOf(collections.competitions);
    const { rows, refused } = acceptCompetitions(files, await findCompetitions(tx), now);
    await replaceCompetitions(tx, rows);
    refused.forEach(refuse);
  },
};

const paperContent: StoredCollection = {
  name: collections.papers.name,
  collection: collections.papers,
  async write(tx, content, { now, refuse }) {
    const files = content.filesOf(collections.papers);
    const stored = await findCompetitions(tx);
    const { rows, refused } = acceptPapers(files, stored, await findPapers(tx), now);
    await replacePapers(tx, rows);
    refused.forEach(refuse);
  },
};

export const affiliateContent = storedCollection(collections.affiliates, (tx, files) =>
  replaceAffiliates(
    tx,
    files
      .flatMap(({ affiliates }) => affiliates)
      .map((affiliate, index) => ({ place: index + 1, ...affiliate })),
  ),
);

/** The operator's changes are notified under these names too. */
export const COMPETITIONS = competitionContent.name;
export const PAPERS = paperContent.name;

/** Papers come first: both go by the competitions as they are before the import. */
export const competitionContents = [paperContent, competitionContent, affiliateContent];
