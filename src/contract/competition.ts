// The calls of a competition up to its end (product §11.11). There are no accounts here: a participant's unguessable id
// stands in for identity. The test: competition-play.ts. Results: competition-results.ts. Own data:
// competition-own-data.ts.

import { z } from 'zod';
import {
  childsNameField,
  consentField,
  phoneField,
  standardField,
} from '#domain/account/account.ts';
import { standards } from '#domain/account/standard.ts';
import { competitionFigures } from '#domain/competition/competition-file.ts';
import { livePages } from '#domain/competition/live-counts.ts';
import { schoolNameField } from '#domain/competition/registration.ts';
import { altcha, codeSent, delivery, otp } from './account-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  equals,
  equalsText,
  listQuery,
  listResponse,
  record,
  recordId,
  recordQuery,
  recordResponse,
} from './strapi.ts';

export const compId = z.union([
  z.int().min(1).max(999_999),
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number')
    .transform(Number),
]);

const { registrationClosesS, waitingRoomOpensS, ...figures } = competitionFigures;

const competition = z.object({
  startsAt: z.iso.datetime(),
  promotedUntil: z.iso.datetime(),
  registrationClosesS,
  waitingRoomOpensS,
  ...figures,
  /** The start before it was moved; null: it never was. */
  movedFrom: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** Why it was moved or cancelled, in the operator's words. */
  changeReason: z.string().nullable(),
  /** Without papers it can't begin. */
  arePapersReady: z.boolean(),
  /** Its papers have been published: nothing can be won. */
  isRehearsal: z.boolean(),
  /** The right answers are public. */
  isCompleted: z.boolean(),
  /** Results have been sent. */
  isAnnounced: z.boolean(),
});

export type CompetitionAttributes = z.infer<typeof competition>;

export const getCurrentCompetition = defineEndpoint({
  method: 'GET',
  path: '/api/comp/current',
  summary: "The competition that the site shows, and the server's time for its clock",
  access: 'public',
  response: z.object({
    data: record(competition),
    /** The instant at which the server answered. */
    now: z.iso.datetime(),
  }),
});

/** What may change while pages are open. */
const plan = competition.pick({
  startsAt: true,
  promotedUntil: true,
  registrationClosesS: true,
  waitingRoomOpensS: true,
  movedFrom: true,
  cancelledAt: true,
  changeReason: true,
  arePapersReady: true,
});

export type PlanAttributes = z.infer<typeof plan>;

/** The clock of a device that is further off than a year says no more than that. */
const MAX_CLOCK_OFF_S = 366 * 86_400;
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const getPlan = defineEndpoint({
  method: 'GET',
  path: '/api/comp/plan',
  summary:
    'The plan of a competition, which open pages ask for every few seconds; they say what they show, and nothing about the child',
  access: 'public',
  query: z.strictObject({
    CompId: compId,
    at: z.enum(livePages),
    /** The page has its sealed paper. */
    paper: flag.default(false),
    /** The page holds answers that the server does not have. */
    unsent: flag.default(false),
    /** How far the device's clock is off, in seconds. */
    off: z.coerce.number().int().min(-MAX_CLOCK_OFF_S).max(MAX_CLOCK_OFF_S).default(0),
  }),
  response: z.object({
    data: record(plan),
    /** The competition that the site shows. */
    current: z.int(),
    /** How many children wait, as far as known. */
    waiting: z.int(),
    /** The instant at which the server answered. */
    now: z.iso.datetime(),
  }),
});

export const listAffiliates = defineEndpoint({
  method: 'GET',
  path: '/api/competition-affiliates',
  summary: 'The partner organisations, in the order that `srcc` counts from 1',
  access: 'public',
  query: listQuery({ filters: {}, sortable: ['id'] }),
  response: listResponse(z.object({ Organisation: z.string(), link: z.string() })),
});

const participated = z.array(z.object({ CompId: z.int(), participated: z.boolean() }));

/** The record of a registered child that a device keeps. */
const competitionUser = z.object({
  id: z.uuid(),
  standard: z.enum(standards),
  competitions: participated,
});
export type CompetitionUser = z.infer<typeof competitionUser>;

export const sendCompetitionOtp = defineEndpoint({
  method: 'POST',
  path: '/api/comp/otp',
  summary: 'Sends a code to a phone: to register, or to see or delete what is kept about it',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    /** The form as filled in so far; only the phone is used. */
    childsName: z.string().max(200).optional(),
    standard: z.string().max(20).optional(),
    schoolName: z.string().max(400).optional(),
    otp: otp.optional(),
    altcha,
  }),
  response: codeSent,
});

export const registerForCompetition = defineEndpoint({
  method: 'POST',
  path: '/api/comp/register',
  summary:
    'Registers a child of a phone, by the code sent to it, and binds the device to the child',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    childsName: childsNameField,
    standard: standardField,
    schoolName: schoolNameField,
    otp,
    delivery,
    CompId: compId,
    consent: consentField,
  }),
  response: z.object({
    message: z.string(),
    registeredUser: competitionUser.extend({ phone: z.string(), childsName: z.string() }),
  }),
});

export const participate = defineEndpoint({
  method: 'POST',
  path: '/api/comp/participate',
  summary:
    'Finds a registered child by phone and standard, on a device that is bound to the child or by a code sent to the phone',
  access: 'public',
  body: z.strictObject({
    phone: phoneField,
    standard: standardField,
    /** Binds the device; after a `code-needed`. */
    otp: otp.optional(),
    delivery,
    /** The first name of one of several children; after a `which-child`. */
    childsName: z.string().trim().max(200).optional(),
  }),
  response: z.object({ message: z.string(), user: competitionUser }),
});

/** The details of a `which-child`: the first names of the children of a phone and standard. */
export interface WhichChild {
  readonly children: readonly string[];
}

export const paperQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** These three in papers, not in the running test. */
  answer: z.int().optional(),
  why: z.string().optional(),
  /** One reason for each wrong option, in order, without the key. */
  whyNot: z.array(z.string()).optional(),
});
export type PaperQuestion = z.infer<typeof paperQuestion>;

const paper = z.object({
  competition: z.int(),
  /** YYYYMMDD in India. */
  date: z.string(),
  standard: z.enum(standards),
  isCompleted: z.boolean(),
  secondsPerQuestion: z.int(),
  /** When the questions will be here at the latest; only until the competition is completed. */
  questionsFrom: z.iso.datetime().optional(),
  /** Once the competition is completed; in a list only if it is filtered by standard and date. */
  questions: z.array(paperQuestion).optional(),
});

export type PaperRecord = z.infer<typeof listPapers.response>['data'][number];

export const listPapers = defineEndpoint({
  method: 'GET',
  path: '/api/comp-questions',
  summary:
    'The papers of competitions that have begun; with questions where one is named that is completed',
  access: 'public',
  query: listQuery({
    filters: {
      isCompleted: equals(['true', 'false']),
      standard: equals(standards),
      date: equalsText(/^\d{8}$/),
    },
    sortable: ['id', 'date', 'standard'],
    populate: ['questions'],
  }),
  response: listResponse(paper),
});

export const getPaper = defineEndpoint({
  method: 'GET',
  path: '/api/comp-questions/:id',
  summary:
    'One paper; with its questions once its competition is completed, before that with the time of it',
  access: 'public',
  params: recordId,
  query: recordQuery(['questions']),
  response: recordResponse(paper),
});
