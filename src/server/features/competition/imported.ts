// Decides which changes an import may make (product §11.1): none to a competition whose waiting room has opened, or
// that the operator made. The reasons in a paper may still be corrected, since no result depends on them.

import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '#content/problem.ts';
import type { ContentFile } from '#content/read/parse-file.ts';
import { standardNumber, standardOf } from '#domain/account/standard.ts';
import { clockAt } from '#domain/competition/clock.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { PaperFile } from '#domain/competition/paper-file.ts';
import type { PaperRow, StoredCompetition } from './store.ts';

/** The rows that the table is to hold, and the changes that were left out. */
interface Accepted<Row> {
  readonly rows: readonly Row[];
  readonly refused: readonly Problem[];
}

/** `stored` are all competitions as they are before the import. */
export function acceptCompetitions(
  files: readonly ContentFile<Competition>[],
  stored: readonly StoredCompetition[],
  now: Date,
): Accepted<Competition> {
  const rows: Competition[] = [];
  const refused: Problem[] = [];
  for (const { file, value } of files) {
    const before = stored.find(({ id }) => id === value.id);
    if (before?.isImported === false) refused.push(takenId(file, value.id));
    else if (before === undefined || !isFixed(before, now)) rows.push(value);
    else {
      // One that is older than the rules in its file takes them over.
      const isWithoutRules = Object.values(before.made.rules).every(({ length }) => length === 0);
      const kept = isWithoutRules ? { ...before.made, rules: value.rules } : before.made;
      rows.push(kept);
      if (!isDeepStrictEqual(kept, value)) refused.push(begun(file, value.id));
    }
  }
  for (const before of stored) {
    const isKept = !before.isImported || rows.some(({ id }) => id === before.id);
    if (isKept || !isFixed(before, now)) continue;
    rows.push(before.made);
    refused.push(missing(`competition/${before.id}/competition.yaml`, before.id));
  }
  return { rows, refused };
}

/** `stored` and `storedPapers` are all competitions and papers as they are before the import. */
export function acceptPapers(
  files: readonly ContentFile<PaperFile>[],
  stored: readonly StoredCompetition[],
  storedPapers: readonly PaperRow[],
  now: Date,
): Accepted<PaperRow> {
  const rows: PaperRow[] = [];
  const refused: Problem[] = [];
  const competitionOf = (competitionId: number) => stored.find(({ id }) => id === competitionId);
  for (const { file, value } of files) {
    const competition = competitionOf(value.competition);
    const before = storedPapers.find(({ id }) => id === value.id);
    const row = paperRow(value);
    if (competition?.isImported === false) refused.push(takenId(file, value.competition));
    else if (competition === undefined || !isFixed(competition, now)) rows.push(row);
    else if (before !== undefined && isSameTest(before, row)) rows.push(row);
    else {
      if (before !== undefined) rows.push(before);
      refused.push(begun(file, value.competition));
    }
  }
  for (const before of storedPapers) {
    const competition = competitionOf(before.competitionId);
    const isKept = !before.isImported || rows.some(({ id }) => id === before.id);
    if (isKept || competition === undefined || !isFixed(competition, now)) continue;
    rows.push(before);
    const { competitionId, standard } = before;
    const file = `competition/${competitionId}/standard-${standardNumber(standard)}.yaml`;
    refused.push(missing(file, competitionId));
  }
  return { rows, refused };
}

function paperRow({ id, competition, standard, questions }: PaperFile): PaperRow {
  return {
    id,
    competitionId: competition,
    standard: standardOf(standard),
    questions,
    isImported: true,
  };
}

/** From the opening of the waiting room on: browsers have its papers. */
function isFixed(competition: StoredCompetition, now: Date): boolean {
  return (
    clockAt(competition, now) <= competition.waitingRoomOpensS || competition.closedAt !== null
  );
}

/** Whether both ask the same questions and have the same right answers. */
function isSameTest(a: PaperRow, b: PaperRow): boolean {
  return (
    a.standard === b.standard && isDeepStrictEqual(a.questions.map(asked), b.questions.map(asked))
  );
}

function asked({ question, options, answer }: PaperRow['questions'][number]) {
  return { question, options, answer };
}

const refusal = (file: string, id: number, rule: string, message: string): Problem => ({
  file,
  id: String(id),
  rule,
  severity: 'error',
  message,
});

const takenId = (file: string, id: number) =>
  refusal(
    file,
    id,
    'id-taken',
    'The operator made a competition with this id: choose another one.',
  );

const begun = (file: string, id: number) =>
  refusal(
    file,
    id,
    'competition-begun',
    'The waiting room of this competition has opened: undo the change.',
  );

const missing = (file: string, id: number) =>
  refusal(
    file,
    id,
    'competition-begun',
    'The waiting room of this competition has opened: bring its file back.',
  );
