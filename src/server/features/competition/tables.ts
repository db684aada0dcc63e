import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { noticeLanguages } from '#domain/account/consent.ts';
import { standards } from '#domain/account/standard.ts';
import type { Competition } from '#domain/competition/competition-file.ts';
import type { PaperQuestion } from '#domain/competition/paper-file.ts';

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
  prizes: jsonb().$type<Competition['prizes']>().notNull(),
  /** False: made by the operator; an import does not touch it. */
  isImported: boolean().notNull(),
  /** The window before a near start shortened it; null: as it is. */
  fullWindow: jsonb().$type<Pick<Competition, 'registrationClosesS' | 'waitingRoomOpensS'>>(),
});

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

/** What has happened to a competition; no row: nothing yet. */
export const competitionState = pgTable('competition_state', {
  competitionId: integer().primaryKey(),
  closedAt: timestamp({ withTimezone: true }),
  rankedAt: timestamp({ withTimezone: true }),
  /** SHA-256 of the frozen result (hex). */
  resultHash: text(),
  announcedAt: timestamp({ withTimezone: true }),
});

/** A registered child, who has no account. Deleted on request, and when the competition is long settled. */
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
    /** What the parent agreed to, when registering; null: nobody was asked. */
    agreedVersion: text(),
    agreedLanguage: text({ enum: noticeLanguages }),
    isGuardian: boolean().notNull().default(false),
    /** When the code sent to the phone proved that it is theirs. */
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the list of winners may show the child's first name. */
    isNameShown: boolean().notNull().default(false),
  },
  (table) => [
    unique('competition_participant_phone').on(table.phone, table.competitionId),
    index('competition_participant_competition').on(table.competitionId, table.id),
  ],
);

/**
 * The answers of a participant. Once they are ranked they outlive the participant, without anything that names one, so
 * that the result of the others can still be computed again.
 */
export const competitionEntry = pgTable(
  'competition_entry',
  {
    participantId: uuid().primaryKey(),
    competitionId: integer().notNull(),
    standard: text({ enum: standards }).notNull(),
    /** The chosen option of each question, from 0; null: none. */
    answers: smallint().array().$type<(number | null)[]>().notNull(),
    /** The sum of the seconds that were left. */
    timeTaken: integer().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    isLate: boolean().notNull(),
  },
  (table) => [index('competition_entry_competition').on(table.competitionId, table.participantId)],
);

/** The frozen result of an entry. */
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
    /** SHA-256 of the token in the link that opens it; null: not announced, or erased. */
    tokenHash: text().unique(),
    announcedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('competition_result_competition').on(table.competitionId, table.standard, table.rank),
    index('competition_result_group').on(table.competitionId, table.groupRank),
  ],
);

/** What operators did about competitions: by whom, when, and with which outcome. Names no participant. */
export const competitionAudit = pgTable('competition_audit', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The user of the operating system. */
  operator: text().notNull(),
  action: text().notNull(),
  competitionId: integer().notNull(),
  outcome: text().notNull(),
});
