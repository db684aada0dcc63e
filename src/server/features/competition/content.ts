// Turns the files of competitions, papers and partners into rows. Competitions that the operator made are left alone.

import { collections } from '#content/collections.ts';
import { standardOf } from '#domain/account/standard.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import { storedCollection } from '#server/platform/content/stored-collection.ts';
import { replaceAffiliates, replaceCompetitions, replacePapers } from './store.ts';
import type { competitionPaper } from './tables.ts';

const isImported = true;

const competitionContent = storedCollection(collections.competitions, (tx, files) =>
  replaceCompetitions(
    tx,
    files.map((file) => ({ ...file, isImported })),
  ),
);

const paperContent = storedCollection(collections.papers, (tx, files) =>
  replacePapers(tx, files.map(paperRow)),
);

export const affiliateContent = storedCollection(collections.affiliates, (tx, files) =>
  replaceAffiliates(
    tx,
    files
      .flatMap(({ affiliates }) => affiliates)
      .map((affiliate, index) => ({ place: index + 1, ...affiliate })),
  ),
);

/** What competitions and papers are built from; changes by the operator are notified under the same names. */
export const COMPETITIONS = competitionContent.name;
export const PAPERS = paperContent.name;

export const competitionContents = [competitionContent, paperContent, affiliateContent];

function paperRow({
  id,
  competition: competitionId,
  standard,
  questions,
}: PaperFile): typeof competitionPaper.$inferInsert {
  return { id, competitionId, standard: standardOf(standard), questions, isImported };
}
