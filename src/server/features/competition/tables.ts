import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { noticeLanguages } from '#domain/account/consent.ts';
import { standards } from '#domain/account/standard.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import { correctionKinds } from '#domain/competition/corrections.ts';
import type { LiveCounts } from '#domain/competition/live-counts.ts';
import type { PaperQuestion } from '#domain/competition/paper-file.ts';
import { type PrizeAddress, prizeStates } from '#domain/competition/prize.ts';

/** `firstNameOf` (domain/competition/registration.ts), without regard to case. */
export function firstNameKey(name: SQLWrapper): SQL {
  return sql`lower(split_part(btrim(${name}), ' ', 1))`;
}

/** Of competitions that are older than these columns. */
const GROUPS_BEFORE = { basic: [2, 3, 4, 5], intermediate: [6, 7, 8] };
const NO_RULES = { test: [], winners: [], fairness: [] };

/** A competition of the content folder, or one that the operator made. */
export const competition = pgTable('competition', {
  id: integer().primaryKey(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  promotedUntil: timestamp({ withTimezone: true }).notNull(),
  questionCount: integer().notNull(),
  secondsPerQuestion: integer().notNull(),
  registrationClosesS: integer().notNull(),
  waitingRoomOpensS: integer().notNull(),
  testMinutes: integer().notNull(),
  resultsWithinDays: integer().notNull(),
  /** The standards of each grade group. */
  groups: jsonb().$type<Competition['groups']>().notNull().default(GROUPS_BEFORE),
  prizes: jsonb().$type<Competition['prizes']>().notNull(),
  rules: jsonb().$type<Competition['rules']>().notNull().default(NO_RULES),
  /** It has the papers of another competition, which everybody may have read: nothing can be won. */
  isRehearsal: boolean().notNull().default(false),
  /** A rehearsal with made-up children: no page shows it. */
  isHidden: boolean().notNull().default(false),
  /** False: made by the operator; an import does not touch it. */
  isImported: boolean().notNull(),
  /** The window before a near start shortened it; null: as it is. */
  fullWindow: jsonb().$type<Pick<Competition, 'registrationClosesS' | 'waitingRoomOpensS'>>(),
});

/** A change of its plan that pages and families are told: it was moved or cancelled. The latest counts. */
export const competitionEvent = pgTable(
  'competition_event',
  {
    id: uuid().primaryKey(),
    competitionId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text({ enum: ['moved', 'cancelled'] }).notNull(),
    /** These three only where it was moved. */
    startsAt: timestamp({ withTimezone: true }),
    registrationClosesS: integer(),
    waitingRoomOpensS: integer(),
    /** What families read. */
    reason: text(),
  },
  (table) => [index('competition_event_competition').on(table.competitionId, table.at)],
);

/** What each server process last saw of a competition, for the operator's live screen. Names nobody. */
export const competitionLive = pgTable(
  'competition_live',
  {
    /** Random, for as long as the process runs. */
    process: uuid().notNull(),
    competitionId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    seen: jsonb().$type<LiveCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.process, table.competitionId] })],
);

export const competitionPaper = pgTable('competition_paper', {
  /** Competition × 100 + standard. */
  id: integer().primaryKey(),
  competitionId: integer().notNull(),
  standard: text({ enum: standards }).notNull(),
  questions: jsonb().$type<PaperQuestion[]>().notNull(),
  isImported: boolean().notNull(),
});

/** The partner organisations, in order. */
export const competitionAffiliate = pgTable('competition_affiliate', {
  /** From 1. */
  place: integer().primaryKey(),
  organisation: text().notNull(),
  logo: text().notNull(),
});

/** The state of a competition; no row: nothing has happened yet. */
export const competitionState = pgTable('competition_state', {
  competitionId: integer().primaryKey(),
  closedAt: timestamp({ withTimezone: true }),
  rankedAt: timestamp({ withTimezone: true }),
  /** SHA-256 of the frozen result (hex). */
  resultHash: text(),
  announcedAt: timestamp({ withTimezone: true }),
});

/** A registered child, who has no account. Deleted on request, and half a year after the competition. */
export const competitionParticipant = pgTable(
  'competition_participant',
  {
    /** Unguessable: it stands in for identity. */
    id: uuid().primaryKey(),
    competitionId: integer().notNull(),
    phone: text().notNull(),
    childsName: text().notNull(),
    standard: text({ enum: standards }).notNull(),
    schoolName: text().notNull(),
    /** The version that the parent agreed to when registering; null: nobody was asked. */
    agreedVersion: text(),
    agreedLanguage: text({ enum: noticeLanguages }),
    isGuardian: boolean().notNull().default(false),
    /** When the parent entered the code that was sent to the phone. */
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the list of winners may show the child's first name. */
    isNameShown: boolean().notNull().default(false),
    /** The start that the family was reminded of the day before, and the one half an hour before. */
    remindedOfDay: timestamp({ withTimezone: true }),
    remindedOfStart: timestamp({ withTimezone: true }),
    /** The change of plan that the family was told last. */
    toldOfChange: uuid(),
  },
  (table) => [
    // One entry for each child of a phone: two children of a standard differ in their first names.
    uniqueIndex('competition_participant_child').on(
      table.phone,
      table.competitionId,
      table.standard,
      firstNameKey(table.childsName),
    ),
    index('competition_participant_competition').on(table.competitionId, table.id),
  ],
);

/** A browser that may take part for a participant without another code (decision 057). Deleted with the participant. */
export const competitionDevice = pgTable(
  'competition_device',
  {
    participantId: uuid().notNull(),
    /** What identifies a browser: a hash of the secret in its cookie. */
    device: text().notNull(),
    /** `registration`: the child was registered on it. `code`: the code sent to the phone was typed on it. */
    boundBy: text({ enum: ['registration', 'code'] }).notNull(),
    boundAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.participantId, table.device] })],
);

/**
 * The picks that browsers sent as they were made; the first one of a question stands. Its arrival is the server's own
 * witness of the time that the browser claims. Deleted with the participant.
 */
export const competitionPick = pgTable(
  'competition_pick',
  {
    participantId: uuid().notNull(),
    /** From 0. */
    question: smallint().notNull(),
    competitionId: integer().notNull(),
    /** From 0. */
    option: smallint().notNull(),
    /** The seconds that were left of the question, as the browser says. */
    secondsLeft: smallint().notNull(),
    /** Null: a browser without the cookie. */
    device: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.question] }),
    index('competition_pick_received').using('brin', table.receivedAt),
  ],
);

/**
 * What browsers handed in, as they said it; nothing is ever overwritten. The entry is made from these and the picks
 * when the competition is ranked. Deleted with the participant.
 */
export const competitionHandIn = pgTable(
  'competition_hand_in',
  {
    participantId: uuid().notNull(),
    /** Of everything that was said, so that a repeat adds no row. */
    digest: text().notNull(),
    competitionId: integer().notNull(),
    /** The chosen option of each question, from 0; null: none. */
    answers: smallint().array().$type<(number | null)[]>().notNull(),
    /** The seconds that were left at each pick; null: the browser gave only their sum. */
    secondsLeft: smallint().array().$type<(number | null)[]>(),
    /** The sum of the seconds left at each pick. */
    timeTaken: integer().notNull(),
    /** Null: a browser without the cookie. */
    device: text(),
    /** A keyed hash of the network that it came from, which tells only whether two are the same. */
    network: text(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.digest] }),
    index('competition_hand_in_competition').on(table.competitionId, table.participantId),
  ],
);

/** The one device whose picks count, where the operator decided so before the ranking. Deleted with the participant. */
export const competitionRuling = pgTable('competition_ruling', {
  participantId: uuid().primaryKey(),
  competitionId: integer().notNull(),
  /** Null: the browsers without the cookie. */
  device: text(),
  reason: text().notNull(),
  ruledAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * The answers of a participant that were ranked, made from picks and hand-ins. They stay when the participant is
 * deleted, without anything that names a child, so that the results of the others can be recomputed.
 */
export const competitionEntry = pgTable(
  'competition_entry',
  {
    participantId: uuid().primaryKey(),
    competitionId: integer().notNull(),
    standard: text({ enum: standards }).notNull(),
    /** The chosen option of each question, from 0; null: none. */
    answers: smallint().array().$type<(number | null)[]>().notNull(),
    /** The sum of the seconds left at each pick. */
    timeTaken: integer().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    isLate: boolean().notNull(),
    /** False: made from picks alone, since no hand-in arrived. */
    isHandedIn: boolean().notNull().default(true),
  },
  (table) => [index('competition_entry_competition').on(table.competitionId, table.participantId)],
);

/** The frozen result of a submission. */
export const competitionResult = pgTable(
  'competition_result',
  {
    participantId: uuid().primaryKey(),
    competitionId: integer().notNull(),
    standard: text({ enum: standards }).notNull(),
    marks: integer().notNull(),
    seconds: integer().notNull(),
    rank: integer(),
    groupRank: integer(),
    /** What a family sees of it, in a line: where it is another than `told`, the family is told again. */
    shown: text(),
    /** `shown` when the family was told. */
    told: text(),
    /** SHA-256 of the token in the link that opens it; null: not announced, or erased. */
    tokenHash: text().unique(),
    /** SHA-256 of the code on the certificate; null likewise. */
    checkHash: text().unique(),
    announcedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('competition_result_competition').on(table.competitionId, table.standard, table.rank),
    index('competition_result_group').on(table.competitionId, table.groupRank),
  ],
);

/**
 * What operators corrected in a result, in order: events, from which the result can be computed again. Names no child:
 * `participantId` is random.
 */
export const competitionCorrection = pgTable(
  'competition_correction',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    competitionId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The user of the operating system. */
    operator: text().notNull(),
    kind: text({ enum: correctionKinds }).notNull(),
    /** Of a question: that of its paper. Of a child: the right one. */
    standard: text({ enum: standards }),
    /** From 0. */
    question: smallint(),
    participantId: uuid(),
    /** Families read it. */
    reason: text().notNull(),
    /** When a ranking first followed it; null: the frozen result does not know it yet. */
    rankedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('competition_correction_competition').on(table.competitionId, table.id)],
);

/** The prize of a winner. The address is deleted with the participant, and some time after the prize has arrived. */
export const competitionPrize = pgTable('competition_prize', {
  participantId: uuid().primaryKey(),
  competitionId: integer().notNull(),
  state: text({ enum: prizeStates }).notNull(),
  /** Null: not confirmed by the family, or deleted. */
  address: jsonb().$type<PrizeAddress>(),
  confirmedAt: timestamp({ withTimezone: true }),
  sentAt: timestamp({ withTimezone: true }),
  receivedAt: timestamp({ withTimezone: true }),
});

/** What operators did with competitions: who, when, and the outcome. Names no child; participants by random ids. */
export const competitionAudit = pgTable('competition_audit', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The user of the operating system. */
  operator: text().notNull(),
  action: text().notNull(),
  competitionId: integer().notNull(),
  outcome: text().notNull(),
});
