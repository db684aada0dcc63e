// One child's competition, as the pages run it: register, wait, fetch the sealed paper, the key of each question, send
// each pick, submit.

import { setTimeout as delay } from 'node:timers/promises';
import type { CompetitionUser } from '#contract/competition.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { keyLeadS, SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import type { Call, Caller, Reply } from '../support/calls.ts';
import type { Phones } from '../support/outbox.ts';
import { invalidSubmissions } from './invalid-submissions.ts';
import { type Child, type Length, seenBy } from './plan.ts';

/** Of the time in which a key is given out early, the share that pages use (use-question.ts). */
const EARLY_SHARE = 0.75;
/** A page takes this many samples of the server's time when it opens. */
const CLOCK_SAMPLES = 5;
const SAMPLE_GAP_MS = 375;
const OPTIONS = 4;
/** The time to type six digits. */
const TYPING_MS = 500;
const TOO_SOON = 429;
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
  readonly length: Length;
  readonly times: Timetable;
  readonly caller: Caller;
  readonly phones: Phones;
}

/** What the child knows in the end. */
export interface Outcome {
  readonly child: Child;
  readonly participantId: string;
  /** The paper as fetched: sealed, and the keys of its questions. */
  readonly sealed: string;
  readonly keys: readonly string[];
}

/** A state from which a page could not continue. */
export class BrokenRun extends Error {}

/** A browser: its cookies. */
class Device {
  readonly #cookies = new Map<string, string>();

  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  get #cookie() {
    return this.#cookies.size === 0 ? {} : { cookie: [...this.#cookies.values()].join('; ') };
  }

  async call(call: Call): Promise<Reply> {
    const reply = await this.#caller.untilAnswered({ ...call, ...this.#cookie });
    for (const cookie of reply.cookies) this.#cookies.set(cookie.split('=')[0] ?? '', cookie);
    return reply;
  }

  /** One attempt. */
  once(call: Call): Promise<Reply> {
    return this.#caller.once({ ...call, ...this.#cookie });
  }
}

export async function run(child: Child, day: Day): Promise<Outcome> {
  const { times, length } = day;
  const paperId = day.competitionId * 100 + standardNumber(child.standard);
  const first = new Device(day.caller);
  await until(between(times.opensAt, times.registrationEndsAt));
  await first.call(current);
  const registered = await register(child, day, first);

  const isOther = child.trouble === 'other-device';
  const device = isOther ? new Device(day.caller) : first;
  await until(between(times.sealedFrom, times.startsAt - 2_000 - 1_000 * keyLeadS(length)));
  const user = isOther ? await participateByCode(child, day, device) : registered;
  if (user.id !== registered.id) throw new BrokenRun('another device got another participant');
  const sealed = await openTest(paperId, device);

  const keys: string[] = [];
  const seen = seenBy(child.trouble, length.questionCount);
  for (let question = 0; question < seen; question += 1) {
    const dueAt = times.startsAt + 1_000 * question * length.secondsPerQuestion;
    await until(dueAt - 1_000 * keyLeadS(length) * EARLY_SHARE * Math.random());
    keys.push(await fetchKey(paperId, question, device));
    const isReload = child.trouble === 'reload' && question === Math.floor(seen / 2);
    if (isReload) {
      await openTest(paperId, device);
      await fetchKey(paperId, question, device);
    }
    await pick(child, question, user.id, day, device);
  }
  const outcome = { child, participantId: user.id, sealed, keys };
  if (child.trouble === 'cut') return outcome;

  const isOffline = child.trouble === 'offline';
  await until(times.endsAt + Math.random() * SUBMIT_SPREAD_MS + (isOffline ? 2_000 : 0));
  await submit(child, user.id, day, device);
  return outcome;
}

/** Sends the planned pick at its time; waits until that is acknowledged. */
async function pick(
  { answers, secondsLeft, trouble }: Child,
  question: number,
  id: string,
  { competitionId, times, length }: Day,
  device: Device,
): Promise<void> {
  const option = answers[question] ?? null;
  const left = secondsLeft[question] ?? null;
  if (option === null || left === null) return;
  const { secondsPerQuestion } = length;
  // At any moment of the second that it claims.
  const afterS = question * secondsPerQuestion + secondsPerQuestion - left + Math.random();
  await until(times.startsAt + 1_000 * afterS);
  // The network is away before the last pick is sent.
  if (trouble === 'offline' && question === seenBy(trouble, length.questionCount) - 1) return;
  const picks = [{ question, option, secondsLeft: left }];
  const body = { id, CompId: competitionId, picks };
  const reply = await device.call({ name: 'picks', method: 'POST', path: '/api/comp/picks', body });
  const { others } = parsed<{ others: unknown[] }>(reply, 200);
  if (others.length > 0) throw new BrokenRun('another pick stands');
}

const current = { name: 'current', method: 'GET', path: '/api/comp/current' } as const;

async function codeFor({ phone }: Child, { phones }: Day, device: Device) {
  const call = { name: 'otp', method: 'POST', path: '/api/comp/otp', body: { phone } } as const;
  let reply = await device.call(call);
  // The page's button waits as long before another code can be requested.
  while (reply.status === TOO_SOON) {
    const { error } = JSON.parse(reply.text) as {
      error: { details: { retryAfterSeconds?: number } };
    };
    await delay(1_000 * (error.details.retryAfterSeconds ?? 1));
    reply = await device.call(call);
  }
  const { delivery } = parsed<{ delivery: string }>(reply, 200);
  const otp = await phones.codeFor(phone);
  await delay(TYPING_MS);
  return { otp, delivery };
}

async function register(child: Child, day: Day, device: Device): Promise<CompetitionUser> {
  const { phone, standard } = child;
  const code = await codeFor(child, day, device);
  const reply = await device.call({
    name: 'register',
    method: 'POST',
    path: '/api/comp/register',
    body: {
      phone,
      childsName: `Child ${child.index}`,
      standard,
      schoolName: `School ${Math.floor(child.index / 300)}`,
      ...code,
      CompId: day.competitionId,
      consent: { version: TERMS_VERSION, language: 'en', isGuardian: true },
    },
  });
  if (reply.status === 200) {
    return parsed<{ registeredUser: CompetitionUser }>(reply, 200).registeredUser;
  }
  // A reply may have been lost after the entry was stored: the device is bound by then.
  return participate(child, {}, device);
}

/** On another device, by another code to the phone. */
async function participateByCode(child: Child, day: Day, device: Device) {
  return participate(child, await codeFor(child, day, device), device);
}

async function participate(
  { phone, standard }: Child,
  code: object,
  device: Device,
): Promise<CompetitionUser> {
  const reply = await device.call({
    name: 'participate',
    method: 'POST',
    path: '/api/comp/participate',
    body: { phone, standard, ...code },
  });
  return parsed<{ user: CompetitionUser }>(reply, 200).user;
}

/** Opens a page: samples of the time, and the sealed paper. */
async function openTest(paperId: number, device: Device): Promise<string> {
  for (let taken = 0; taken < CLOCK_SAMPLES; taken += 1) {
    await device.call(current);
    await delay(SAMPLE_GAP_MS * (0.5 + Math.random()));
  }
  const path = `/api/comp/sealed-paper/${paperId}`;
  const reply = await device.call({ name: 'sealed paper', method: 'GET', path });
  if (reply.status !== 200) throw new BrokenRun(`sealed paper: ${reply.status}`);
  return reply.text;
}

async function fetchKey(paperId: number, question: number, device: Device): Promise<string> {
  const path = `/api/comp/paper-key/${paperId}/${question}`;
  const reply = await device.call({ name: 'paper key', method: 'GET', path });
  return parsed<{ key: string }>(reply, 200).key;
}

async function submit(
  child: Child,
  id: string,
  { competitionId }: Day,
  device: Device,
): Promise<void> {
  const { answers, secondsLeft, timeTaken, trouble } = child;
  const submission = (body: unknown) =>
    ({ name: 'set-answer', method: 'POST', path: '/api/comp/set-answer', body }) as const;
  const final = submission({ answers, timeTaken, secondsLeft, id, CompId: competitionId });
  if (child.submitsInvalid) {
    for (const body of invalidSubmissions(child, id, competitionId)) {
      const { status } = await device.once({ ...submission(body), name: 'invalid' });
      if (status >= 200 && status < 300) throw new BrokenRun('an invalid submission was accepted');
    }
  }
  if (trouble === 'hang-up') {
    await device.once({ ...final, hangUpAfterMs: HANG_UP_AFTER_MS });
    await delay(500 + Math.random() * 1_000);
  }
  if (trouble === 'twice') {
    const both = await Promise.all([device.call(final), device.call(final)]);
    for (const reply of both) acknowledged(reply);
    return;
  }
  acknowledged(await device.call(final));
  if (trouble === 'second-thoughts') {
    const other = answers.map((answer) => (answer === null ? null : (answer + 1) % OPTIONS));
    const again = submission({ answers: other, timeTaken: 0, id, CompId: competitionId });
    acknowledged(await device.call(again));
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
