// The papers of competitions that the operator makes (product §11.13): taken over for a rehearsal, or new ones that no
// other competition has asked.

import { type Standard, standardNumber } from '#domain/account/standard.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { paperId } from '#domain/competition/figures.ts';
import { standardsOf } from '#domain/competition/groups.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { findPapers, type PaperRow } from '../store.ts';
import { savePapers } from './desk-store.ts';

export async function copyPapers(
  tx: Queryable,
  patternId: number,
  made: Competition,
): Promise<void> {
  const papers = await findPapers(tx, [patternId]);
  await savePapers(
    tx,
    papers.map(({ standard, questions }) => paperRow(made, standard, questions)),
  );
}

/** The standards that take part and have no paper yet. */
export async function lackingPapers(tx: Queryable, competition: Competition): Promise<number[]> {
  const papers = await findPapers(tx, [competition.id]);
  const has = (standard: number) =>
    papers.some((paper) => standardNumber(paper.standard) === standard);
  return standardsOf(competition).filter((standard) => !has(standard));
}

/** Names the first question that another competition has asked already; null: none. */
export async function usedQuestion(
  tx: Queryable,
  id: number,
  papers: readonly PaperFile[],
): Promise<string | null> {
  const asked = new Map<string, number>();
  for (const { competitionId, questions } of await findPapers(tx)) {
    if (competitionId === id) continue;
    for (const question of questions) {
      // A rehearsal asks what another one has asked before.
      if (!asked.has(sameOf(question))) asked.set(sameOf(question), competitionId);
    }
  }
  for (const { standard, questions } of papers) {
    const place = questions.findIndex((question) => asked.has(sameOf(question)));
    const question = questions[place];
    if (question === undefined) continue;
    const before = asked.get(sameOf(question));
    return `Standard ${standard}, question ${place + 1}: competition ${before} has asked it already`;
  }
  return null;
}

/** Equal for a question with the same words, whatever the order of its options. */
function sameOf({ question, options }: PaperRow['questions'][number]): string {
  return JSON.stringify([question, options.toSorted()]).toLowerCase();
}

/** A shorter competition has the first questions of a paper. */
export function paperRow(
  { id, questionCount }: Pick<Competition, 'id' | 'questionCount'>,
  standard: Standard,
  questions: PaperRow['questions'],
) {
  return {
    id: paperId(id, standardNumber(standard)),
    competitionId: id,
    standard,
    questions: questions.slice(0, questionCount),
  };
}
