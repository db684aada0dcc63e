// A local fake of Razorpay's API: it listens on a real port, so that the real gateway is tested, holds payments, refunds
// and disputes, and makes signed webhooks of them.

import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RazorpaySettings } from '#server/config.ts';

export interface PaymentEntity {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly created_at: number;
  readonly [field: string]: unknown;
}

interface SignedEvent {
  readonly payload: string;
  readonly headers: Record<string, string>;
}

export interface FakeRazorpay {
  readonly settings: RazorpaySettings;
  /** Refunds that were asked for: payment, amount and idempotency key. */
  readonly refundRequests: { paymentId: string; amount: number; key: string | undefined }[];
  /** Adds a record that the API returns. */
  add(kind: 'payment' | 'refund' | 'dispute', entity: object): void;
  /** The status of all further replies; null: as usual. */
  replyWith(status: number | null): void;
  close(): Promise<void>;
}

export const WEBHOOK_SECRET = 'the secret of the webhooks';

/** As Razorpay describes a payment, with the fields in which it names the payer. */
export function paymentEntity(phone: string, changes: Partial<PaymentEntity> = {}): PaymentEntity {
  return {
    id: `pay_${randomBytes(7).toString('hex')}`,
    entity: 'payment',
    amount: 39_900,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    amount_refunded: 0,
    captured: true,
    email: 'asha.rao@example.org',
    contact: `+91${phone}`,
    vpa: 'asharao@okbank',
    card: { name: 'Asha Rao', last4: '4242' },
    notes: { phone, child: 'Meera' },
    created_at: Math.floor(Date.now() / 1000),
    ...changes,
  };
}

export function refundEntity(payment: PaymentEntity, changes: Partial<PaymentEntity> = {}) {
  return {
    id: `rfnd_${randomBytes(7).toString('hex')}`,
    entity: 'refund',
    amount: payment.amount,
    currency: 'INR',
    payment_id: payment.id,
    status: 'processed',
    created_at: payment.created_at + 60,
    ...changes,
  };
}

export function disputeEntity(payment: PaymentEntity, status: string) {
  return {
    id: `disp_${payment.id}`,
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    status,
    created_at: payment.created_at + 60,
  };
}

/** A webhook as Razorpay sends it. `changes` may break it. */
export function webhook(
  event: string,
  entities: Record<string, object>,
  changes: { id?: string; at?: number; secret?: string } = {},
): SignedEvent {
  const payload = JSON.stringify({
    entity: 'event',
    account_id: 'acc_BFQ7uQEaa7j2z7',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, { entity }]),
    ),
    created_at: changes.at ?? Math.floor(Date.now() / 1000),
  });
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': changes.id ?? `evt_${randomBytes(7).toString('hex')}`,
      'x-razorpay-signature': sign(payload, changes.secret),
    },
  };
}

export function sign(payload: string, secret: string = WEBHOOK_SECRET): string {
  return createHmac('sha256', secret).update(payload).digest('hex');
}

/** The webhook of a captured payment. */
export function captured(payment: PaymentEntity, changes: Parameters<typeof webhook>[2] = {}) {
  return webhook('payment.captured', { payment }, changes);
}

/** The webhook of a full or partial refund. */
export function refundProcessed(payment: PaymentEntity, changes: Partial<PaymentEntity> = {}) {
  return webhook('refund.processed', { refund: refundEntity(payment, changes), payment });
}

export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const records: Record<string, object[]> = { payments: [], refunds: [], disputes: [] };
  const refundRequests: FakeRazorpay['refundRequests'] = [];
  let scripted: number | null = null;

  const server = createServer(async (request, response) => {
    const said = await text(request).catch(() => '');
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const refusal = { error: { code: 'BAD_REQUEST_ERROR', description: 'Not possible' } };
    if (scripted !== null) return reply(scripted, refusal);
    const expected = `Basic ${Buffer.from('rzp_test_key:key secret').toString('base64')}`;
    if (request.headers.authorization !== expected) return reply(401, refusal);
    const url = new URL(request.url ?? '', 'http://razorpay.test');
    const refunded = /^\/v1\/payments\/([^/]+)\/refund$/.exec(url.pathname)?.[1];
    if (request.method === 'POST' && refunded !== undefined) {
      const key = request.headers['x-refund-idempotency'];
      const { amount } = JSON.parse(said) as { amount: number };
      refundRequests.push({ paymentId: refunded, amount, key: key?.toString() });
      return reply(200, { id: 'rfnd_fromapi', payment_id: refunded, amount, status: 'pending' });
    }
    const list = records[url.pathname.replace('/v1/', '')];
    if (list === undefined) return reply(404, refusal);
    const number = (name: string) => Number(url.searchParams.get(name));
    const since = list.filter(
      (entity) => (entity as { created_at: number }).created_at >= number('from'),
    );
    const items = since.slice(number('skip'), number('skip') + number('count'));
    reply(200, { entity: 'collection', count: items.length, items });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      keyId: 'rzp_test_key',
      keySecret: 'key secret',
      webhookSecret: WEBHOOK_SECRET,
      standardPage: 'https://pages.razorpay.test/standard',
      couponPage: 'https://pages.razorpay.test/coupon?from=site',
      apiUrl: `http://127.0.0.1:${port}/v1`,
    },
    refundRequests,
    add: (kind, entity) => records[`${kind}s`]?.push(entity),
    replyWith: (status) => {
      scripted = status;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
