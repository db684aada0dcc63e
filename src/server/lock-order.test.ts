// Everything that takes several locks, run at the same moment on the same family: some of it is refused, and nothing
// ends in a deadlock (platform/database/locks.ts).

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { seededRng, shuffle } from '#domain/random/random.ts';
import { insertParticipant } from './features/competition/play/participant-store.ts';
import { isMissingReference, isTakenMeanwhile } from './platform/database/database.ts';
import {
  captured,
  paymentEntity,
  refundProcessed,
  startFakeRazorpay,
} from './testing/fake-razorpay.ts';
import { consent, details, freshPhone } from './testing/parent.ts';
import { SAMPLE_CONTENT } from './testing/sample-content.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestGateway } from './testing/test-gateway.ts';

const ROUNDS = 1_000;
/** Rounds that run at the same time. */
const AT_ONCE = 4;
const SEED = 14;
const SIGNED_IN = { kind: 'signed-in' } as const;
const PLENTY = { perHour: 1_000_000, perDay: 1_000_000 };
const NO_CEILINGS = { address: PLENTY, network: PLENTY, site: PLENTY };
const OPERATION = { operator: 'test', isDryRun: false };

let site: Awaited<ReturnType<typeof createTestApp>>;
let razorpay: Awaited<ReturnType<typeof startFakeRazorpay>>;

beforeAll(async () => {
  razorpay = await startFakeRazorpay();
  site = await createTestApp({
    gateway: createTestGateway(),
    contentDir: SAMPLE_CONTENT,
    isSending: false,
    config: { razorpay: razorpay.settings, databasePoolSize: 16, otpCeilings: NO_CEILINGS },
  });
});
afterAll(async () => {
  await site.close();
  await razorpay.close();
});

/** An account that nobody has used for years, with a payment, a child in two competitions, a code and two messages. */
async function createFamily() {
  const { db, services } = site;
  const { accounts, auth, membership, messages } = services;
  const [phone, nextPhone] = [freshPhone(), freshPhone()];
  const create = (to: string) =>
    db.transaction((tx) => {
      const { password: _, ...profile } = details;
      return accounts.create(tx, { phone: to, ...profile, consent });
    });
  const created = await create(phone);
  if (created === undefined) throw new Error('no account');
  const { id } = created;
  await db.execute(sql`
    update account set last_used_at = now() - interval '4 years', asked_at = now() - interval '1 year'
    where id = ${id}`);
  for (const competitionId of [6, 7]) {
    await insertParticipant(db, {
      id: randomUUID(),
      competitionId,
      phone,
      childsName: 'Meera',
      standard: 'a-4th',
      schoolName: 'Riverside School',
      agreedVersion: null,
      agreedLanguage: null,
      isGuardian: true,
      registeredAt: new Date(),
      isNameShown: false,
    });
  }
  const notice = { kind: 'notice', template: 'any', parameters: [] } as const;
  const expiresAt = new Date(Date.now() + 60_000);
  const sent = await db.transaction(async (tx) => [
    await messages.enqueue(tx, { phone, content: notice, expiresAt }),
    await messages.enqueue(tx, { phone, content: notice, expiresAt }),
  ]);
  const [payment, nextPayment] = [paymentEntity(phone), paymentEntity(nextPhone)];
  const receive = ({ payload, headers }: ReturnType<typeof captured>) =>
    membership.payments.receive(Buffer.from(payload), headers['x-razorpay-event-id']);
  await receive(captured(payment));
  await auth.codes.send({ phone, purpose: 'delete', user: SIGNED_IN, altcha: undefined });

  const retirement = accounts.tasks.find(({ name }) => name === 'delete-unused-accounts');
  if (retirement?.kind !== 'items') throw new Error('no retirement');
  const typed = { otp: '000000', user: SIGNED_IN };
  return {
    retire: () => retirement.runItem(id, new Date()),
    pay: () => receive(captured(paymentEntity(phone))),
    refund: () => receive(refundProcessed(payment)),
    payWithNext: () => receive(captured(nextPayment)),
    claim: () => membership.desk.claim(payment.id, nextPhone, OPERATION),
    issueReceipts: () => membership.receipts.issueDue(),
    delete: () =>
      accounts.deleteUnless(id, async (tx, of) => {
        await auth.codes.verify(tx, { phone: of, purpose: 'delete', ...typed });
        return null;
      }),
    deleteAsOperator: () => accounts.deleteByPhone(phone),
    changePhone: () =>
      accounts.change(id, async (tx) => {
        await auth.codes.verify(tx, { phone: nextPhone, purpose: 'new-phone', ...typed });
        return accounts.changePhone(tx, id, nextPhone);
      }),
    signUpWithNext: () => create(nextPhone),
    detach: () => accounts.change(id, (tx) => accounts.detach(tx, created)),
    sendCode: () =>
      auth.codes.send({ phone, purpose: 'delete', user: SIGNED_IN, altcha: undefined }),
    logIn: () =>
      db.transaction(async (tx) => {
        await auth.codes.verify(tx, { phone, purpose: 'login', ...typed });
        return auth.sessions.open(tx, created, { userAgent: undefined, isProvedByCode: true });
      }),
    reportStatuses: () =>
      messages.recordStatuses(
        sent.toReversed().map((messageId) => ({
          providerId: `provider ${messageId}`,
          messageId: messageId ?? undefined,
          status: 'delivered' as const,
          at: new Date(),
          reason: undefined,
        })),
      ),
  };
}

type Deed = keyof Awaited<ReturnType<typeof createFamily>>;

/** What each round does for certain, besides two others at random. */
const opponents: readonly (readonly Deed[])[] = [
  ['retire', 'pay', 'refund', 'issueReceipts'],
  ['delete', 'pay', 'claim', 'issueReceipts'],
  ['changePhone', 'payWithNext', 'signUpWithNext', 'delete', 'issueReceipts'],
  ['changePhone', 'deleteAsOperator', 'pay', 'claim', 'refund'],
];

function isExpected(error: unknown): boolean {
  return error instanceof ApiError || isTakenMeanwhile(error) || isMissingReference(error);
}

it(`${ROUNDS} rounds of what locks several things end without a deadlock`, async () => {
  const rng = seededRng(SEED);
  const failures: string[] = [];
  async function play(round: number): Promise<void> {
    const family = await createFamily();
    const certain = opponents[round % opponents.length] ?? [];
    const others = shuffle(Object.keys(family) as Deed[], rng).slice(0, 2);
    const deeds = shuffle([...certain, ...others], rng);
    const settled = await Promise.allSettled(deeds.map((deed) => family[deed]()));
    for (const [index, result] of settled.entries()) {
      if (result.status === 'fulfilled' || isExpected(result.reason)) continue;
      const { cause } = result.reason as Error;
      failures.push(`round ${round}, ${deeds[index]}: ${cause ?? result.reason}`);
    }
  }
  const limit = pLimit(AT_ONCE);
  await limit.map(
    Array.from({ length: ROUNDS }, (_, round) => round),
    play,
  );
  expect(failures).toEqual([]);
}, 300_000);
