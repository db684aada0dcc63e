// The development gateway: plays the payment provider inside this server. Its pages at /sandbox/pay take no money; what
// is chosen there is reported by the same signed webhooks, over HTTP, that Razorpay would send. Never part of a
// production server.

import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { desc, eq, gte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { receivePaymentEvent } from '#contract/membership.ts';
import { phoneField } from '#domain/account/account.ts';
import { PAISE, PAYMENT_RETURN_PATH } from '#domain/membership/payment.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { check } from '#server/platform/http/check.ts';
import { type Reach, requireThisMachine } from '#server/platform/http/this-machine.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { readRecord } from './razorpay-records.ts';
import {
  SANDBOX_STYLE_PATH,
  type SandboxAction,
  sandboxActions,
  sandboxPage,
  sandboxStyle,
} from './sandbox-page.ts';
import { sandboxPayment } from './tables.ts';

const SANDBOX_PATH = '/sandbox/pay';
const LATE_MS = 10_000;
/** The provider retries for a day; here a few tries are enough. */
const DELIVERY_TRIES = 6;
const FIRST_RETRY_MS = 500;

const pages = z.strictObject({ page: z.enum(['standard', 'coupon']) });
const payerFields = {
  phone: phoneField,
  price: z.coerce.number().min(1).max(100_000),
  checkout: z.string().max(100).optional(),
};
const shown = z.strictObject({ ...payerFields, done: z.enum(sandboxActions).optional() });
const chosen = z.strictObject({ ...payerFields, action: z.enum(sandboxActions) });

type Row = typeof sandboxPayment.$inferSelect;
type Payer = Omit<z.output<typeof chosen>, 'action'>;

export interface Sandbox extends PaymentGateway {
  /** Serves its pages, to a browser on this machine only. */
  routes(app: FastifyInstance, reach: Reach): Promise<void>;
}

interface SandboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: Keys;
}

export function createSandbox({ db, clock, keys }: SandboxDeps): Sandbox {
  const webhookSecret = keys.of('sandbox-webhook').export().toString('base64url');
  /** Where webhooks go; undefined while no server listens. */
  let originOf = (): string | undefined => undefined;

  async function take({ phone, price, checkout }: Payer, status: Row['status']): Promise<Row> {
    const row = {
      id: newId('pay'),
      phone,
      checkout: checkout ?? null,
      amount: price * PAISE,
      status,
      refunds: [],
      createdAt: clock.now(),
    };
    await db.insert(sandboxPayment).values(row);
    return row;
  }

  async function lastPaymentOf(phone: string): Promise<Row | undefined> {
    const [row] = await db
      .select()
      .from(sandboxPayment)
      .where(eq(sandboxPayment.phone, phone))
      .orderBy(desc(sandboxPayment.createdAt))
      .limit(1);
    return row;
  }

  async function giveBack(row: Row, amount: number): Promise<{ row: Row; refund: object }> {
    const refund = { id: newId('rfnd'), amount, created_at: seconds(clock.now()) };
    const after = { ...row, refunds: [...row.refunds, refund] };
    await db.update(sandboxPayment).set(after).where(eq(sandboxPayment.id, row.id));
    return { row: after, refund: refundEntity(row.id, refund) };
  }

  /** Sends an event until it is acknowledged. */
  async function report(event: string, payload: object): Promise<void> {
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }]);
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_Sandbox',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(entities),
      created_at: seconds(clock.now()),
    });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': newId('evt'),
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
    };
    for (let tries = 1; tries <= DELIVERY_TRIES; tries += 1) {
      const origin = originOf();
      if (origin === undefined) return;
      const url = `${origin}${receivePaymentEvent.path}`;
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
      if (response?.ok) return;
      await delay(FIRST_RETRY_MS * 2 ** tries, undefined, { ref: false });
    }
  }

  const reportPayment = (row: Row) =>
    report(row.status === 'captured' ? 'payment.captured' : 'payment.failed', {
      payment: paymentEntity(row),
    });

  /** Does what was chosen, and returns the address to go to; undefined: back to the page. */
  async function act(action: SandboxAction, payer: Payer): Promise<string | undefined> {
    switch (action) {
      case 'pay':
        void reportPayment(await take(payer, 'captured'));
        return PAYMENT_RETURN_PATH;
      case 'pay-late': {
        const row = await take(payer, 'captured');
        void delay(LATE_MS, undefined, { ref: false }).then(() => reportPayment(row));
        return PAYMENT_RETURN_PATH;
      }
      case 'pay-twice':
        void reportPayment(await take(payer, 'captured'));
        void reportPayment(await take(payer, 'captured'));
        return PAYMENT_RETURN_PATH;
      case 'fail':
        void reportPayment(await take(payer, 'failed'));
        return undefined;
      case 'close':
        return '/member';
      default: {
        const row = await lastPaymentOf(payer.phone);
        if (row?.status === 'captured') await reverse(action, row);
        return undefined;
      }
    }
  }

  async function reverse(action: SandboxAction, row: Row): Promise<void> {
    const paidBack = row.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (action === 'refund' || action === 'refund-half') {
      const rest = row.amount - paidBack;
      if (rest === 0) return;
      const part = action === 'refund' ? rest : Math.min(rest, Math.floor(row.amount / 2));
      const { row: after, refund } = await giveBack(row, part);
      await report('refund.processed', { refund, payment: paymentEntity(after) });
      return;
    }
    const status = action === 'charge-back' ? 'lost' : 'won';
    const dispute = { id: `disp_${row.id}`, entity: 'dispute', payment_id: row.id, status };
    await report(`payment.dispute.${status}`, { dispute, payment: paymentEntity(row) });
  }

  return {
    webhookSecret,

    urlOf(page, { phone, checkout, price }) {
      const query = new URLSearchParams({ phone, checkout, price: String(price) });
      return `${SANDBOX_PATH}/${page}?${query}`;
    },

    async *recordsSince(since) {
      const rows = await db
        .select()
        .from(sandboxPayment)
        .where(gte(sandboxPayment.createdAt, since));
      for (const row of rows) {
        const payment = readRecord('payment', paymentEntity(row), clock.now());
        if (payment !== undefined) yield payment;
        for (const refund of row.refunds) {
          const record = readRecord('refund', refundEntity(row.id, refund), clock.now());
          if (record !== undefined) yield record;
        }
      }
    },

    async refund(paymentId, amount) {
      const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, paymentId));
      if (row === undefined) return { ok: false, reason: 'there is no such payment' };
      const { row: after, refund } = await giveBack(row, amount);
      void report('refund.processed', { refund, payment: paymentEntity(after) });
      return { ok: true, refundId: (refund as { id: string }).id };
    },

    async routes(app, reach) {
      originOf = () => (app.server.listening ? app.listeningOrigin : undefined);
      await app.register(async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          requireThisMachine('The sandbox', request, reach);
          reply.header('cache-control', 'no-store');
        });
        scope.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          (_request, body, done) =>
            done(null, Object.fromEntries(new URLSearchParams(String(body)))),
        );
        const url = `${SANDBOX_PATH}/:page`;

        scope.get(SANDBOX_STYLE_PATH, { schema: { hide: true } }, (_request, reply) => {
          reply.type('text/css; charset=utf-8');
          return sandboxStyle;
        });

        scope.get(url, { schema: { hide: true } }, (request, reply) => {
          const { page } = check(pages, request.params, 'params') as z.output<typeof pages>;
          const query = check(shown, request.query, 'querystring') as z.output<typeof shown>;
          reply.type('text/html; charset=utf-8');
          return sandboxPage({ page, ...query });
        });

        scope.post(url, { schema: { hide: true } }, async (request, reply) => {
          const { page } = check(pages, request.params, 'params') as z.output<typeof pages>;
          const { action, ...payer } = check(chosen, request.body, 'body') as z.output<
            typeof chosen
          >;
          const target = await act(action, payer);
          const { phone, price, checkout = '' } = payer;
          const again = new URLSearchParams({
            phone,
            checkout,
            price: String(price),
            done: action,
          });
          return reply.redirect(target ?? `${SANDBOX_PATH}/${page}?${again}`, 303);
        });
      });
    },
  };
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(7).toString('hex')}`;
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

/** As Razorpay describes a payment. */
function paymentEntity({ id, phone, checkout, amount, status, refunds, createdAt }: Row) {
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: refunded >= amount ? 'refunded' : status,
    method: 'upi',
    amount_refunded: refunded,
    captured: status === 'captured',
    email: 'payer@sandbox.example',
    contact: `+91${phone}`,
    notes: { phone, ...(checkout === null ? {} : { checkout }) },
    created_at: seconds(createdAt),
  };
}

function refundEntity(
  paymentId: string,
  { id, amount, created_at }: { id: string; amount: number; created_at: number },
) {
  return {
    id,
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: paymentId,
    status: 'processed',
    created_at,
  };
}
