// The operator's commands that mend what went wrong in a competition (product §11.17): void a question, correct a
// standard or a name, count an entry or set it aside. Those that change a result are events, which the next ranking
// follows.

import { type Standard, standardNumber } from '#domain/account/standard.ts';
import { clockAt } from '#domain/competition/clock.ts';
import type { Correction } from '#domain/competition/corrections.ts';
import { paperId } from '#domain/competition/figures.ts';
import type { Clock } from '#server/platform/clock.ts';
import { notifyContentChanged } from '#server/platform/content/content-notice.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { type Done, type Operation, refused } from '#server/platform/operation.ts';
import { insertCorrection } from '../correction-store.ts';
import { findEntry } from '../play/entries.ts';
import { WINNERS } from '../results/results.ts';
import { findPaper, type StoredCompetition } from '../store.ts';
import {
  findResults,
  hasEntry,
  lockParticipant,
  renameParticipant,
  setStandard,
} from './desk-store.ts';
import { type DeskWork, NO_PARTICIPANT } from './desk-work.ts';
import { changesBetween, computeRanking, findRaw } from './frozen-result.ts';

/** What a correction would do to a result that is frozen; null: nothing is ranked yet. */
interface Effect {
  readonly before: string;
  readonly after: string;
  /** Results that would be others. */
  readonly changes: number;
}

type Corrected = Done<{ effect: Effect | null }>;

export interface CorrectionDesk {
  /** `question` counts from 0. The reason is shown to families. */
  voidQuestion(
    id: number,
    wanted: { standard: Standard; question: number; isVoid: boolean; reason: string },
    operation: Operation,
  ): Promise<Corrected>;
  correctStandard(
    id: number,
    wanted: { participantId: string; standard: Standard; reason: string },
    operation: Operation,
  ): Promise<Corrected>;
  /** Changes no result. */
  correctName(
    id: number,
    wanted: { participantId: string; childsName: string; reason: string },
    operation: Operation,
  ): Promise<Done>;
  /** Decides about an entry that was noticed. The reason is shown to its family if it is set aside. */
  decide(
    id: number,
    wanted: { participantId: string; isCounted: boolean; reason: string },
    operation: Operation,
  ): Promise<Corrected>;
}

interface CorrectionDeskDeps {
  readonly clock: Clock;
  readonly work: DeskWork;
}

const NO_ENTRY = refused('There is no such entry in this competition');

export function createCorrectionDesk({ clock, work }: CorrectionDeskDeps): CorrectionDesk {
  const { change, settle } = work;

  async function add(
    tx: Queryable,
    competition: StoredCompetition,
    correction: Correction & { readonly reason: string },
    { operation, action, about }: { operation: Operation; action: string; about: string },
  ): Promise<Corrected> {
    const { id: competitionId, resultHash } = competition;
    const { operator } = operation;
    await insertCorrection(tx, { ...correction, competitionId, operator, at: clock.now() });
    let effect: Effect | null = null;
    if (resultHash !== null) {
      const raw = await findRaw(tx, competition, 'all');
      const next = computeRanking(competition, raw);
      if (!next.ok) return next;
      const changes = changesBetween(await findResults(tx, competitionId), next.results).length;
      effect = { before: resultHash, after: next.hash, changes };
    }
    const hashes =
      effect === null ? '' : ` (before ${effect.before}, re-ranked it is ${effect.after})`;
    const outcome = `${about}: ${correction.reason}${hashes}`;
    await settle(tx, operation, action, competitionId, outcome);
    return { ok: true, effect };
  }

  /** Entries are made by the ranking; before it everything that arrived will make one. */
  async function hasPlayed(
    tx: Queryable,
    competition: StoredCompetition,
    participantId: string,
  ): Promise<boolean> {
    const { id: competitionId, resultHash } = competition;
    if (resultHash !== null) return hasEntry(tx, competitionId, participantId);
    return (await findEntry(tx, participantId, competition)) !== null;
  }

  /** Before the test the child still gets the paper of the right standard. */
  async function correctRegistration(
    tx: Queryable,
    competition: StoredCompetition,
    {
      participantId,
      standard,
      reason,
    }: { participantId: string; standard: Standard; reason: string },
    operation: Operation,
  ): Promise<Corrected> {
    if (clockAt(competition, clock.now()) <= 0) return NO_ENTRY;
    if (!(await lockParticipant(tx, competition.id, participantId))) return NO_PARTICIPANT;
    await setStandard(tx, participantId, standard);
    const outcome = `${participantId} is registered for standard ${standardNumber(standard)}: ${reason}`;
    await settle(tx, operation, 'correct-standard', competition.id, outcome);
    return { ok: true, effect: null };
  }

  return {
    voidQuestion: (id, { standard, question, isVoid, reason }, operation) =>
      change(id, operation, async (tx, competition) => {
        if (clockAt(competition, clock.now()) > 0) {
          return refused('It has not begun: import a mended paper');
        }
        const number = standardNumber(standard);
        const paper = await findPaper(tx, paperId(id, number));
        if (paper?.questions[question] === undefined) {
          return refused(`Standard ${number} has no question ${question + 1}`);
        }
        const kind = isVoid ? 'question-voided' : 'question-restored';
        const about = `question ${question + 1} of standard ${number}`;
        return add(
          tx,
          competition,
          { kind, standard, question, reason },
          { operation, action: isVoid ? 'void-question' : 'restore-question', about },
        );
      }),

    correctStandard: (id, { participantId, standard, reason }, operation) =>
      change(id, operation, async (tx, competition) => {
        if (!(await hasPlayed(tx, competition, participantId))) {
          return correctRegistration(
            tx,
            competition,
            { participantId, standard, reason },
            operation,
          );
        }
        return add(
          tx,
          competition,
          { kind: 'standard-corrected', participantId, standard, reason },
          {
            operation,
            action: 'correct-standard',
            about: `${participantId} is of standard ${standardNumber(standard)}`,
          },
        );
      }),

    correctName: (id, { participantId, childsName, reason }, operation) =>
      change(id, operation, async (tx) => {
        if (!(await lockParticipant(tx, id, participantId))) return NO_PARTICIPANT;
        await renameParticipant(tx, participantId, childsName);
        await notifyContentChanged(tx, WINNERS);
        await settle(tx, operation, 'correct-name', id, `${participantId}: ${reason}`);
        return { ok: true };
      }),

    decide: (id, { participantId, isCounted, reason }, operation) =>
      change(id, operation, async (tx, competition) => {
        if (!(await hasPlayed(tx, competition, participantId))) return NO_ENTRY;
        const kind = isCounted ? 'entry-counted' : 'entry-set-aside';
        return add(
          tx,
          competition,
          { kind, participantId, reason },
          {
            operation,
            action: isCounted ? 'count-entry' : 'set-entry-aside',
            about: participantId,
          },
        );
      }),
  };
}
