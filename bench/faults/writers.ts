// Everything that writes while faults happen: answers of children, sign-ups with their codes, payments as the provider
// reports them. Each call is repeated until it has a response, as the pages and the provider do it.

import { setTimeout as delay } from 'node:timers/promises';
import { sendOtp, signUp, verifyOtp } from '#contract/auth.ts';
import { keepAnswers } from '#contract/learning.ts';
import { receivePaymentEvent } from '#contract/membership.ts';
import { TERMS_VERSION } from '#domain/account/consent.ts';
import type { Call, Caller } from '../support/calls.ts';
import { firstOptions } from '../support/first-options.ts';
import { makePaymentEvent } from '../support/payment-event.ts';
import type { Cluster } from './cluster.ts';

const PASSWORD = 'a mango tree in the gully';
const CODE_POLL_MS = 100;
const CODE_DEADLINE_MS = 40_000;
const FIRST_PHONE = 7_000_000_000;
/** Of one child, no more answers to an item are kept on a day. */
const CALLS_A_FAMILY = 15;

/** What the site has acknowledged, as the caller knows it. */
export class Acknowledged {
  /** Ids. */
  readonly answers: string[] = [];
  /** Ids of the provider. */
  readonly payments: string[] = [];
  /** Phones of accounts. */
  readonly accounts: string[] = [];
  /** Phones for which a code was requested, once each. */
  readonly codes: string[] = [];
  /** Sign-ups given up: no code came, or the outcome of an earlier try was lost with its response. */
  abandoned = 0;
  /** What should not have happened. */
  readonly refused: string[] = [];
  #lastAt = performance.now();
  #longestMs = 0;

  get count(): number {
    return this.answers.length + this.payments.length + this.accounts.length + this.codes.length;
  }

  note(list: string[], ...ids: readonly string[]): void {
    list.push(...ids);
    const now = performance.now();
    this.#longestMs = Math.max(this.#longestMs, now - this.#lastAt);
    this.#lastAt = now;
  }

  /** The longest time without an acknowledged write since the last call of this, in ms. */
  takeLongestPause(): number {
    const longest = Math.max(this.#longestMs, performance.now() - this.#lastAt);
    this.#longestMs = 0;
    return longest;
  }
}

export interface Writing {
  readonly caller: Caller;
  readonly cluster: Pick<Cluster, 'query'>;
  readonly acknowledged: Acknowledged;
  /** Of the payment provider's events. */
  readonly secret: string;
  /** Ids of questions that have options. */
  readonly questions: readonly string[];
  /** Ends all writers after their current call. */
  readonly signal: AbortSignal;
}

let lastPhone = FIRST_PHONE;
function newPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

const post = (name: string, path: string, body: unknown): Call => ({
  name,
  method: 'POST',
  path,
  body,
});

/** Families sign up, one after the other, and their children answer. */
export async function answering(writing: Writing, pauseMs: number): Promise<void> {
  const { caller, questions, acknowledged, signal } = writing;
  let token: string | undefined;
  for (let calls = 0; !signal.aborted; calls += 1) {
    if (calls % CALLS_A_FAMILY === 0) token = undefined;
    token ??= await signUpFamily(writing);
    if (token === undefined) continue;
    const body = firstOptions(questions);
    const { answers } = body;
    const call = { ...post('answers', keepAnswers.path, body), token };
    const { status, text } = await caller.untilAnswered(call);
    if (status === 200 && JSON.parse(text).kept === answers.length) {
      acknowledged.note(acknowledged.answers, ...answers.map(({ id }) => id));
    } else if (status === 401) token = undefined;
    else acknowledged.refused.push(`answers: ${status} ${text}`);
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

export async function signingUp(writing: Writing, pauseMs: number): Promise<void> {
  while (!writing.signal.aborted) {
    await signUpFamily(writing);
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

export async function paying(writing: Writing, pauseMs: number): Promise<void> {
  const { caller, acknowledged, secret, signal } = writing;
  while (!signal.aborted) {
    const { paymentId, body, headers } = makePaymentEvent(newPhone(), secret);
    const { status, text } = await caller.untilAnswered({
      ...post('payment', receivePaymentEvent.path, body),
      headers,
    });
    if (status === 200) acknowledged.note(acknowledged.payments, paymentId);
    else acknowledged.refused.push(`payment: ${status} ${text}`);
    await delay(pauseMs * (0.5 + Math.random()));
  }
}

/** Returns a token; undefined if the sign-up was given up. */
async function signUpFamily({
  caller,
  cluster,
  acknowledged,
}: Writing): Promise<string | undefined> {
  const phone = newPhone();
  const sent = await caller.untilAnswered(post('code', sendOtp.path, { phone }));
  // Too soon: an earlier try arrived, and its response was lost.
  if (sent.status !== 200 && sent.status !== 429) {
    acknowledged.refused.push(`code: ${sent.status} ${sent.text}`);
    return undefined;
  }
  acknowledged.note(acknowledged.codes, phone);
  const otp = await codeOf(cluster, phone);
  if (otp === undefined) {
    acknowledged.abandoned += 1;
    return undefined;
  }
  const verified = await caller.untilAnswered(post('code', verifyOtp.path, { phone, otp }));
  const consent = { version: TERMS_VERSION, language: 'en', isGuardian: true };
  const details = { username: 'Asha', childsName: 'Meera', standard: 'a-4th', password: PASSWORD };
  const signedUp = await caller.untilAnswered({
    ...post('sign-up', signUp.path, { phone, ...details, consent }),
    cookie: verified.cookies.join('; '),
  });
  if (signedUp.status !== 200) {
    acknowledged.abandoned += 1;
    return undefined;
  }
  acknowledged.note(acknowledged.accounts, phone);
  return (JSON.parse(signedUp.text) as { token: string }).token;
}

/** Undefined if it does not come: a process that dies while it sends one never sends it again (decision 016). */
async function codeOf(cluster: Pick<Cluster, 'query'>, phone: string): Promise<string | undefined> {
  const deadline = Date.now() + CODE_DEADLINE_MS;
  for (;;) {
    const rows = await cluster
      .query<{ code: string }>(
        `select content ->> 'code' as code from outbox_message where phone = $1 order by sent_at desc`,
        [phone],
      )
      .catch(() => []);
    const [row] = rows;
    if (row !== undefined) return row.code;
    if (Date.now() > deadline) return undefined;
    await delay(CODE_POLL_MS);
  }
}
