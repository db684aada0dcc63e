// Razorpay's events and records (https://razorpay.com/docs/webhooks/payloads) as facts about a payment. What a
// person entered on the payment page is dropped here, the phone apart.

import { z } from 'zod';
import { normalisePhone } from '#domain/account/phone.ts';
import { keepableText } from '#server/platform/keepable-text.ts';
import type { PaymentRecord, ReportedFact } from './payment-gateway.ts';

/** To the end of 2099: a year after a later one is beyond what dates are written for. */
const seconds = z.int().min(0).max(4_102_444_799);
const name = z
  .string()
  .max(100)
  .regex(/^[\x21-\x7e]+$/);
const id = name;

const paymentEntity = z.looseObject({
  id,
  amount: z.int().min(0),
  currency: name.max(10),
  status: z.string(),
  created_at: seconds,
  contact: z.unknown().optional(),
  notes: z.unknown().optional(),
});

const refundEntity = z.looseObject({
  id,
  payment_id: id,
  amount: z.int().min(0),
  status: z.string(),
  created_at: seconds,
});

const disputeEntity = z.looseObject({ id, payment_id: id, status: z.string() });

const event = z.looseObject({
  event: name,
  created_at: seconds,
  payload: z.looseObject({
    payment: z.looseObject({ entity: z.unknown() }).optional(),
    refund: z.looseObject({ entity: z.unknown() }).optional(),
    dispute: z.looseObject({ entity: z.unknown() }).optional(),
  }),
});

type Payment = z.infer<typeof paymentEntity>;

/** Undefined if it is no event. */
export function readEvent(body: unknown, eventId: string): PaymentRecord | undefined {
  const parsed = event.safeParse(body);
  if (!parsed.success) return undefined;
  const { event: type, created_at, payload } = parsed.data;
  const at = new Date(created_at * 1000);
  const payment = paymentEntity.safeParse(payload.payment?.entity).data;
  const { paymentId, fact } = factOf(payload, payment, at);
  return {
    eventId,
    type,
    at,
    paymentId,
    phone: payment === undefined ? null : phoneOf(payment),
    checkout: payment === undefined ? null : checkoutOf(payment),
    fact,
    payload: withoutPerson(body),
  };
}

function factOf(
  payload: z.infer<typeof event>['payload'],
  payment: Payment | undefined,
  at: Date,
): { paymentId: string | null; fact: ReportedFact | null } {
  // A refund and a dispute bring their payment along.
  if (payload.dispute !== undefined) {
    const dispute = disputeEntity.safeParse(payload.dispute.entity).data;
    return {
      paymentId: dispute?.payment_id ?? null,
      fact: dispute ? factOfDispute(dispute, at) : null,
    };
  }
  if (payload.refund !== undefined) {
    const refund = refundEntity.safeParse(payload.refund.entity).data;
    return { paymentId: refund?.payment_id ?? null, fact: refund ? factOfRefund(refund) : null };
  }
  return { paymentId: payment?.id ?? null, fact: payment ? factOfPayment(payment) : null };
}

function factOfPayment(payment: Payment): ReportedFact | null {
  const { amount, currency, status } = payment;
  const at = new Date(payment.created_at * 1000);
  switch (status) {
    case 'captured':
    case 'refunded':
      return { kind: 'paid', at, amount, currency };
    case 'created':
    case 'authorized':
      return { kind: 'pending', at, amount };
    case 'failed':
      return { kind: 'failed', at, amount };
    default:
      return null;
  }
}

function factOfRefund(refund: z.infer<typeof refundEntity>): ReportedFact | null {
  const { id: refundId, amount, status } = refund;
  const at = new Date(refund.created_at * 1000);
  switch (status) {
    case 'processed':
      return { kind: 'refunded', at, refundId, amount };
    case 'failed':
      return { kind: 'refund-failed', at, refundId };
    default:
      return null;
  }
}

function factOfDispute(
  { id: disputeId, status }: z.infer<typeof disputeEntity>,
  at: Date,
): ReportedFact {
  switch (status) {
    case 'lost':
      return { kind: 'dispute', at, disputeId, status: 'lost' };
    case 'won':
    case 'closed':
      return { kind: 'dispute', at, disputeId, status: 'won' };
    default:
      return { kind: 'dispute', at, disputeId, status: 'open' };
  }
}

/** A record of the API, as if its event had come. Undefined if it has another shape. */
export function readRecord(
  kind: 'payment' | 'refund' | 'dispute',
  entity: unknown,
  now: Date,
): PaymentRecord | undefined {
  const stated = z
    .looseObject({ id, status: z.string(), created_at: seconds })
    .safeParse(entity).data;
  if (stated === undefined) return undefined;
  const isDispute = kind === 'dispute';
  const body = {
    event: `${kind}.found`,
    // The API does not say when the status of a dispute changed.
    created_at: isDispute ? Math.floor(now.getTime() / 1000) : stated.created_at,
    payload: { [kind]: { entity } },
  };
  return readEvent(body, `found:${stated.id}:${stated.status}`);
}

/** The phone that the payment page was opened with, else the one the payer entered. */
function phoneOf({ notes, contact }: Payment): string | null {
  const noted = z.looseObject({ phone: z.coerce.string() }).safeParse(notes).data?.phone ?? '';
  const entered = typeof contact === 'string' ? contact : '';
  return [noted, entered].map((text) => normalisePhone(text.slice(0, 40))).find(Boolean) ?? null;
}

const MAX_CHECKOUT_LENGTH = 100;

function checkoutOf({ notes }: Payment): string | null {
  const noted = z.looseObject({ checkout: z.string().max(MAX_CHECKOUT_LENGTH) }).safeParse(notes);
  return noted.data?.checkout ?? null;
}

const KEPT = new Set(
  `event entity payload payment refund dispute id payment_id order_id account_id amount amount_refunded
  amount_deducted fee tax currency status refund_status captured method international created_at error_code
  error_source error_step error_reason reason_code phase respond_by speed_processed`.split(/\s+/),
);

/** An event has five levels. */
const MAX_DEPTH = 10;

/** Only what is known to be about money: a new field may hold a name. */
function withoutPerson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return keepableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((part) => withoutPerson(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => KEPT.has(key))
      .map(([key, part]) => [key, withoutPerson(part, depth + 1)]),
  );
}
