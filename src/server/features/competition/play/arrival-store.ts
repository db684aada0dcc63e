// What arrives while children play: picks and hand-ins. Rows are inserted in the order of their keys, so that two
// statements about the same participants can't deadlock.

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Standard } from '#domain/account/standard.ts';
import type { ArrivedPick, HandIn, Played, Ruling } from '#domain/competition/entry.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import {
  competitionHandIn,
  competitionParticipant,
  competitionPick,
  competitionRuling,
} from '../tables.ts';

interface Of {
  readonly participantId: string;
  readonly competitionId: number;
}

export interface NewPick extends ArrivedPick, Of {}

export interface NewHandIn extends HandIn, Of {
  readonly digest: string;
}

/** Different hand-ins that are kept for one participant. */
export const MAX_HAND_INS = 20;

/**
 * Keeps what is "given" by registered participants. "offset 0" makes PostgreSQL look each up by its key: for a batch it
 * would rather read the whole table, which takes longer than all the rest.
 */
const whoIsRegistered = sql`
  cross join lateral (
    select from competition_participant
    where id = "participantId" and competition_id = "competitionId"
    offset 0
  ) as registered`;

const keyOf = (participantId: string, key: string | number) => `${participantId} ${key}`;

/**
 * Stores picks in one statement, each participant and question once; the first pick of a question stands. Returns
 * whether each was stored: the others had a pick before, or their participant is unknown.
 */
export async function insertPicks(
  db: Queryable,
  picks: readonly NewPick[],
): Promise<(pick: NewPick) => boolean> {
  const { rows } = await db.execute<{ participant_id: string; question: number }>(sql`
    insert into competition_pick
      (participant_id, question, competition_id, option, seconds_left, device, received_at)
    select "participantId", question, "competitionId", option, "secondsLeft", device, "receivedAt"
    from json_to_recordset(${JSON.stringify(picks)}::json) as given (
      "participantId" uuid, "competitionId" int, question smallint, option smallint, "secondsLeft" smallint,
      device text, "receivedAt" timestamptz)
    ${whoIsRegistered}
    order by "participantId", question
    on conflict (participant_id, question) do nothing
    returning participant_id, question`);
  const stored = new Set(rows.map((row) => keyOf(row.participant_id, row.question)));
  return ({ participantId, question }) => stored.has(keyOf(participantId, question));
}

/** In the order of their questions. */
export async function findPicks(db: Queryable, { participantId, competitionId }: Of) {
  return db
    .select(pickColumns)
    .from(competitionPick)
    .where(
      and(
        eq(competitionPick.participantId, participantId),
        eq(competitionPick.competitionId, competitionId),
      ),
    )
    .orderBy(asc(competitionPick.question));
}

export interface KeptHandIn {
  /** Whether anything from another device was there before. */
  readonly hasOthers: boolean;
  /** False: the same was there before, or too many are. */
  readonly isNew: boolean;
}

/**
 * Stores hand-ins in one statement, each participant once. Returns what became of each by the id of its participant;
 * unknown participants have nothing.
 */
export async function insertHandIns(
  db: Queryable,
  handIns: readonly NewHandIn[],
): Promise<ReadonlyMap<string, KeptHandIn>> {
  const { rows } = await db.execute<{ id: string; isNew: boolean; hasOthers: boolean }>(sql`
    with given as (
      select given.*
      from json_to_recordset(${JSON.stringify(handIns)}::json) as given (
        "participantId" uuid, "competitionId" int, digest text, answers smallint[], "secondsLeft" smallint[],
        "timeTaken" int, device text, network text, "receivedAt" timestamptz)
      ${whoIsRegistered}
    ), stored as (
      insert into competition_hand_in
        (participant_id, digest, competition_id, answers, seconds_left, time_taken, device, network, received_at)
      select "participantId", digest, "competitionId", answers, "secondsLeft", "timeTaken", device, network, "receivedAt"
      from given
      where (select count(*) from competition_hand_in before where before.participant_id = "participantId")
        < ${MAX_HAND_INS}
      order by "participantId"
      on conflict (participant_id, digest) do nothing
      returning participant_id
    )
    select "participantId" as id, "participantId" in (select participant_id from stored) as "isNew",
      exists (select from competition_hand_in before
        where before.participant_id = "participantId" and before.device is distinct from given.device)
      or exists (select from competition_pick pick
        where pick.participant_id = "participantId" and pick.device is distinct from given.device) as "hasOthers"
    from given`);
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

export async function hasHandIn(
  db: Queryable,
  { participantId, digest }: Pick<NewHandIn, 'participantId' | 'digest'>,
): Promise<boolean> {
  const isIt = and(
    eq(competitionHandIn.participantId, participantId),
    eq(competitionHandIn.digest, digest),
  );
  return (await db.$count(competitionHandIn, isIt)) > 0;
}

const pickColumns = {
  question: competitionPick.question,
  option: competitionPick.option,
  secondsLeft: competitionPick.secondsLeft,
  device: competitionPick.device,
  receivedAt: competitionPick.receivedAt,
};

const handInColumns = {
  answers: competitionHandIn.answers,
  secondsLeft: competitionHandIn.secondsLeft,
  timeTaken: competitionHandIn.timeTaken,
  device: competitionHandIn.device,
  network: competitionHandIn.network,
  receivedAt: competitionHandIn.receivedAt,
};

const registeredColumns = {
  id: competitionParticipant.id,
  standard: competitionParticipant.standard,
  phone: competitionParticipant.phone,
};

/** Participants per statement, with up to a hundred picks each. */
const PAGE = 1_000;

/** Everything that arrived for a child, and the phone that registered it. */
export interface PlayedByFamily extends Played {
  readonly phone: string;
}

/** For one participant; undefined: there is no such participant in this competition. */
export async function findPlayedBy(
  db: Queryable,
  { participantId, competitionId }: Of,
): Promise<PlayedByFamily | undefined> {
  const participants = await db
    .select(registeredColumns)
    .from(competitionParticipant)
    .where(
      and(
        eq(competitionParticipant.id, participantId),
        eq(competitionParticipant.competitionId, competitionId),
      ),
    );
  const [played] = await withArrivals(db, participants);
  return played;
}

/** For all participants of a competition, in the order of their ids. */
export async function findPlayed(db: Queryable, competitionId: number): Promise<PlayedByFamily[]> {
  const all: PlayedByFamily[] = [];
  for (;;) {
    const last = all.at(-1)?.participantId;
    const participants = await db
      .select(registeredColumns)
      .from(competitionParticipant)
      .where(
        and(
          eq(competitionParticipant.competitionId, competitionId),
          last === undefined ? undefined : gt(competitionParticipant.id, last),
        ),
      )
      .orderBy(asc(competitionParticipant.id))
      .limit(PAGE);
    all.push(...(await withArrivals(db, participants)));
    if (participants.length < PAGE) return all;
  }
}

interface Registered {
  readonly id: string;
  readonly standard: Standard;
  readonly phone: string;
}

async function withArrivals(
  db: Queryable,
  participants: readonly Registered[],
): Promise<PlayedByFamily[]> {
  if (participants.length === 0) return [];
  const ids = participants.map(({ id }) => id);
  const picks = await db
    .select({ participantId: competitionPick.participantId, ...pickColumns })
    .from(competitionPick)
    .where(inArray(competitionPick.participantId, ids));
  const handIns = await db
    .select({ participantId: competitionHandIn.participantId, ...handInColumns })
    .from(competitionHandIn)
    .where(inArray(competitionHandIn.participantId, ids));
  const rulings = await db
    .select()
    .from(competitionRuling)
    .where(inArray(competitionRuling.participantId, ids));
  const [picksOf, handInsOf] = [byParticipant(picks), byParticipant(handIns)];
  const rulingOf = new Map(rulings.map((row) => [row.participantId, { device: row.device }]));
  return participants.map(({ id, standard, phone }) => ({
    participantId: id,
    standard,
    phone,
    picks: picksOf.get(id) ?? [],
    handIns: handInsOf.get(id) ?? [],
    ruling: rulingOf.get(id) ?? null,
  }));
}

function byParticipant<T extends { participantId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.participantId);
    if (group === undefined) groups.set(row.participantId, [row]);
    else group.push(row);
  }
  return groups;
}

interface Decision extends Of {
  readonly ruling: Ruling | null;
  readonly reason: string;
}

/** Replaces an earlier ruling; null deletes it. */
export async function saveRuling(
  tx: Queryable,
  { participantId, competitionId, ruling, reason }: Decision,
  ruledAt: Date,
): Promise<void> {
  if (ruling === null) {
    await tx.delete(competitionRuling).where(eq(competitionRuling.participantId, participantId));
    return;
  }
  const set = { device: ruling.device, reason, ruledAt };
  await tx
    .insert(competitionRuling)
    .values({ participantId, competitionId, ...set })
    .onConflictDoUpdate({ target: competitionRuling.participantId, set });
}
