// One child's competition, as the pages run it: register, wait, fetch the sealed paper and its key, submit.

import { setTimeout as delay } from 'node:timers/promises';
import type { CompetitionUser } from '#contract/competition.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { KEY_SPREAD_MS, SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import type { Caller, Reply } from '../support/calls.ts';
import type { Phones } from '../support/outbox.ts';
import { invalidSubmissions } from './invalid-submissions.ts';
import type { Child } from './plan.ts';

/** A page takes this many samples of the server's time when it opens. */
const CLOCK_SAMPLES = 5;
const SAMPLE_GAP_MS = 375;
/** The time to type six digits. */
const TYPING_MS = 500;
const HANG_UP_AFTER_MS = 5;

/** Times in milliseconds since 1970. */
export interface Timetable {
  readonly opensAt: number;
  readonly registrationEndsAt: number;
  readonly sealedFrom: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface Day {
  readonly competitionId: number;
  readonly times: Timetable;
  readonly caller: Caller;
  readonly phones: Phones;
}

/** What the child knows in the end. */
export interface Outcome {
  readonly child: Child;
  readonly participantId: string;
  /** The paper as fetched: sealed, and its key. */
  readonly sealed: string;
  readonly key: string;
}

/** A state from which a page could not continue. */
export class BrokenRun extends Error {}

export async function run(child: Child, day: Day): Promise<Outcome> {
  const { times, caller } = day;
  const paperId = day.competitionId * 100 + standardNumber(child.standard);
  await until(between(times.opensAt, times.registrationEndsAt));
  await caller.untilAnswered(current);
  const registered = await register(child, day);

  await until(between(times.sealedFrom, times.startsAt - 2_000));
  const user = child.trouble === 'other-device' ? await participate(child, day) : registered;
  if (user.id !== registered.id) throw new BrokenRun('another device got another participant');
  const sealed = await openTest(paperId, caller);

  await until(times.startsAt + Math.random() * KEY_SPREAD_MS);
  const key = await fetchKey(paperId, caller);
  if (child.trouble === 'reload') {
    await until(between(times.startsAt, times.endsAt));
    await openTest(paperId, caller);
    await fetchKey(paperId, caller);
  }

  const isOffline = child.trouble === 'offline';
  await until(times.endsAt + Math.random() * SUBMIT_SPREAD_MS + (isOffline ? 2_000 : 0));
  await submit(child, user.id, day);
  return { child, participantId: user.id, sealed, key };
}

const current = { name: 'current', method: 'GET', path: '/api/comp/current' } as const;

async function register(child: Child, day: Day): Promise<CompetitionUser> {
  const { phone, standard } = child;
  const { caller } = day;
  const sent = await caller.untilAnswered({
    name: 'otp',
    method: 'POST',
    path: '/api/comp/otp',
    body: { phone },
  });
  const { delivery } = parsed<{ delivery: string }>(sent, 200);
  const otp = await day.phones.codeFor(phone);
  await delay(TYPING_MS);
  const reply = await caller.untilAnswered({
    name: 'register',
    method: 'POST',
    path: '/api/comp/register',
    body: {
      phone,
      childsName: `Child ${child.index}`,
      standard,
      schoolName: `School ${Math.floor(child.index / 300)}`,
      otp,
      delivery,
      CompId: day.competitionId,
      consent: { version: TERMS_VERSION, language: 'en', isGuardian: true },
    },
  });
  // A reply may have been lost after the entry was stored.
  if (reply.status === 409) return participate(child, day);
  return parsed<{ registeredUser: CompetitionUser }>(reply, 200).registeredUser;
}

async function participate({ phone, standard }: Child, { caller }: Day): Promise<CompetitionUser> {
  const reply = await caller.untilAnswered({
    name: 'participate',
    method: 'POST',
    path: '/api/comp/participate',
    body: { phone, standard },
  });
  return parsed<{ user: CompetitionUser }>(reply, 200).user;
}

/** Opens a page: samples of the time, and the sealed paper. */
async function openTest(paperId: number, caller: Caller): Promise<string> {
  for (let taken = 0; taken < CLOCK_SAMPLES; taken += 1) {
    await caller.untilAnswered(current);
    await delay(SAMPLE_GAP_MS * (0.5 + Math.random()));
  }
  const path = `/api/comp/sealed-paper/${paperId}`;
  const reply = await caller.untilAnswered({ name: 'sealed paper', method: 'GET', path });
  if (reply.status !== 200) throw new BrokenRun(`sealed paper: ${reply.status}`);
  return reply.text;
}

async function fetchKey(paperId: number, caller: Caller): Promise<string> {
  const path = `/api/comp/paper-key/${paperId}`;
  const reply = await caller.untilAnswered({ name: 'paper key', method: 'GET', path });
  return parsed<{ key: string }>(reply, 200).key;
}

async function submit(child: Child, id: string, { caller, competitionId }: Day): Promise<void> {
  const { answers, timeTaken, trouble } = child;
  const submission = (body: unknown) =>
    ({ name: 'set-answer', method: 'POST', path: '/api/comp/set-answer', body }) as const;
  const final = submission({ answers, timeTaken, id, CompId: competitionId });
  if (child.submitsInvalid) {
    for (const body of invalidSubmissions(child, id, competitionId)) {
      const { status } = await caller.once({ ...submission(body), name: 'invalid' });
      if (status >= 200 && status < 300) throw new BrokenRun('an invalid submission was accepted');
    }
  }
  if (trouble === 'hang-up') {
    await caller.once({ ...final, hangUpAfterMs: HANG_UP_AFTER_MS });
    await delay(500 + Math.random() * 1_000);
  }
  if (trouble === 'twice') {
    const both = await Promise.all([caller.untilAnswered(final), caller.untilAnswered(final)]);
    for (const reply of both) acknowledged(reply);
    return;
  }
  acknowledged(await caller.untilAnswered(final));
  if (trouble === 'second-thoughts') {
    const other = answers.map((answer) => (answer === 0 ? 1 : 0));
    const again = submission({ answers: other, timeTaken: 0, id, CompId: competitionId });
    acknowledged(await caller.untilAnswered(again));
  }
}

function acknowledged(reply: Reply): void {
  const { isLate } = parsed<{ isLate: boolean }>(reply, 200);
  if (isLate) throw new BrokenRun('the answers count as late');
}

function parsed<T>({ status, text }: Reply, expected: number): T {
  if (status !== expected) throw new BrokenRun(`${status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as T;
}

function between(from: number, to: number): number {
  return from + Math.random() * Math.max(0, to - from);
}

async function until(instant: number): Promise<void> {
  const ms = instant - Date.now();
  if (ms > 0) await delay(ms);
}
