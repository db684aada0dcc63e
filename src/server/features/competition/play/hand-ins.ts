// What children hand in at the end (product §11.10): all their answers at once. Everything is kept as it was said; the
// entry that is ranked is made from it and from the picks (domain/competition/entry.ts).

import { hash } from 'node:crypto';
import { refuse } from '#contract/refusals.ts';
import { problemOf, type Submitted } from '#domain/competition/answers.ts';
import { clockAt, isSubmittingOver } from '#domain/competition/clock.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Calendar } from '../calendar.ts';
import type { StoredCompetition } from '../store.ts';
import { findBegun, refuseParticipant } from './arrival-checks.ts';
import { hasHandIn, insertHandIns, type KeptHandIn, type NewHandIn } from './arrival-store.ts';
import { findEntry } from './entries.ts';
import { findCompetitionOf } from './participant-store.ts';

interface HandedIn extends Submitted {
  /** The participant. */
  readonly id: string;
  /** Absent: the competition that the participant is registered for. */
  readonly CompId?: number | undefined;
  /** The start for which they were given; absent: any. */
  readonly startsAt?: Date | undefined;
}

interface Sender {
  readonly device: string | null;
  readonly address: string;
}

interface Acknowledged {
  /** These answers arrived after the end, and none before it. */
  readonly isLate: boolean;
  /** How many answers arrived in time. */
  readonly inTime: number;
  /** Whether anything from another device was there before. */
  readonly hasOthers: boolean;
}

export interface HandIns {
  /** A repeat changes nothing. Throws a refusal. */
  keep(handedIn: HandedIn, sender: Sender): Promise<Acknowledged>;
}

interface HandInsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly calendar: Calendar;
}

/** Ten thousand children hand in within seconds: what arrives together is written in one statement. */
const LARGEST_BATCH = 500;

export function createHandIns({ db, clock, keys, calendar }: HandInsDeps): HandIns {
  const store = inBatches(async (handIns: readonly NewHandIn[]) => {
    const kept = new Map<NewHandIn, KeptHandIn | undefined>();
    for (let rest = handIns; rest.length > 0; ) {
      const firsts = firstsOf(rest);
      const stored = await insertHandIns(db, firsts);
      for (const handIn of firsts) kept.set(handIn, stored.get(handIn.participantId));
      rest = rest.filter((handIn) => !kept.has(handIn));
    }
    return handIns.map((handIn) => kept.get(handIn));
  }, LARGEST_BATCH);

  /** What counts of everything that arrived for a participant. */
  async function counted(participantId: string, competition: StoredCompetition) {
    const entry = await findEntry(db, participantId, competition);
    if (entry === null || entry.isLate) return { isLate: true, inTime: 0 };
    return { isLate: false, inTime: countAnswers(entry.answers) };
  }

  return {
    async keep({ id: participantId, CompId, startsAt, ...submitted }, sender) {
      const competitionId = CompId ?? (await findCompetitionOf(db, participantId));
      if (competitionId === undefined) throw refuse('participant-unknown');
      const competition = await findBegun(calendar, competitionId, startsAt);
      const receivedAt = clock.now();
      const seconds = clockAt(competition, receivedAt);
      const problem = problemOf(submitted, competition, -seconds);
      if (problem !== null) throw refuse(problem);

      const { answers, timeTaken, secondsLeft = null } = submitted;
      const said = { answers, timeTaken, secondsLeft, device: sender.device };
      const of = { participantId, competitionId, digest: digestOf(said) };
      const network = keys.hash('competition-network', `${competitionId} ${sender.address}`);
      const kept = await store({ ...said, ...of, network, receivedAt });
      if (kept === undefined) throw await refuseParticipant(db, participantId);
      const { isNew, hasOthers } = kept;
      if (!isNew && !(await hasHandIn(db, of))) throw refuse('hand-ins-too-many');
      if (!isSubmittingOver(competition, seconds)) {
        return { isLate: false, inTime: countAnswers(answers), hasOthers };
      }
      return { ...(await counted(participantId, competition)), hasOthers };
    },
  };
}

/** The first of each participant. */
function firstsOf(handIns: readonly NewHandIn[]): NewHandIn[] {
  const firsts = new Map<string, NewHandIn>();
  for (const handIn of handIns) {
    if (!firsts.has(handIn.participantId)) firsts.set(handIn.participantId, handIn);
  }
  return [...firsts.values()];
}

function countAnswers(answers: Submitted['answers']): number {
  return answers.filter((answer) => answer !== null).length;
}

function digestOf(said: unknown): string {
  return hash('sha256', JSON.stringify(said), 'base64url');
}
