// Membership: what it offers, paying for it, and what was paid (product §6). Only a signed webhook of the payment
// provider makes anyone a member. Amounts are in rupees.
//
// A payment page returns the browser to `/member/return`, which proves nothing:
// that page polls GET /api/membership/status until `role` is `member`, or `lastPayment` is new and did not succeed.

import { z } from 'zod';
import { paymentStates } from '#domain/membership/payment.ts';
import { roles } from '#domain/membership/role.ts';
import { defineEndpoint } from './endpoint.ts';
import { DOCUMENTS, MAX_CONCURRENT_DOCUMENTS } from './limits.ts';

export const getMembership = defineEndpoint({
  method: 'GET',
  path: '/api/membership',
  summary: 'What a membership costs, and how much content there is',
  access: 'public',
  response: z.object({
    /** For a year. */
    price: z.int(),
    /** Shown struck through. */
    listPrice: z.int(),
    /** Counted from the content that exists. */
    figures: z.object({
      topics: z.int(),
      levels: z.int(),
      questions: z.int(),
      /** Levels of the word games. */
      games: z.int(),
      words: z.int(),
      worksheets: z.int(),
    }),
  }),
});

/** The address of a payment page, with the caller's phone: absolute, or a path of this site in the sandbox. */
const paymentUrl = z.string();

export const startPayment = defineEndpoint({
  method: 'GET',
  path: '/api/membership/checkout',
  summary: 'The payment page at the standard price, with the phone of the caller',
  access: 'session',
  response: z.object({ price: z.int(), paymentUrl }),
});

export const applyCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/membership/coupon',
  summary:
    'The payment page at the price of a coupon; refused with `coupon-missing`, `coupon-invalid`, `coupon-case`, `coupon-used-up` or `coupon-tries-used`',
  access: 'session',
  body: z.strictObject({ code: z.string() }),
  response: z.object({
    /** As typed, trimmed. */
    code: z.string(),
    price: z.int(),
    paymentUrl,
  }),
});

const payment = z.object({
  /** The provider's id. */
  id: z.string(),
  state: z.enum(paymentStates),
  at: z.iso.datetime(),
  amount: z.number(),
  /** `INR`, unless the payment was not accepted. */
  currency: z.string(),
  refunded: z.number(),
  /** Its receipt, a moment after the payment: GET /api/membership/receipts/:number. */
  receiptNumber: z.string().nullable(),
  /** The last instant for POST /api/membership/cancel; null: it can't be cancelled (any more). */
  cancellableUntil: z.iso.datetime().nullable(),
  /** A requested cancellation; the money goes back from `processedFrom` on. */
  cancellation: z
    .object({
      requestedAt: z.iso.datetime(),
      processedFrom: z.iso.datetime(),
      /** The last instant for POST /api/membership/cancel/undo; null: too late. */
      undoableUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Paid while a year had long to run, and nobody has decided yet: cancel it, or keep a second year. */
  isPaidTwice: z.boolean(),
});

export type Payment = z.infer<typeof payment>;

export const getMembershipStatus = defineEndpoint({
  method: 'GET',
  path: '/api/membership/status',
  summary: 'Whether the caller is a member, and their latest payment; made to be polled',
  access: 'session',
  isOpenWithoutConsent: true,
  response: z.object({
    role: z.enum(roles),
    /** When the membership ends or ended; null if there never was one. */
    memberUntil: z.iso.datetime().nullable(),
    lastPayment: payment.nullable(),
  }),
});

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/membership/payments',
  summary: 'The payments of the caller, the latest first',
  access: 'session',
  isOpenWithoutConsent: true,
  response: z.object({
    data: z.array(payment),
    /** Until when everything stays open at least, if what was cancelled is paid back; null: nothing is cancelled. */
    openUntil: z.iso.datetime().nullable(),
  }),
});

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/membership/receipts/:number',
  summary: 'A receipt of the caller as PDF; 404 for anybody else',
  access: 'session',
  isOpenWithoutConsent: true,
  limits: DOCUMENTS,
  maxConcurrent: MAX_CONCURRENT_DOCUMENTS,
  params: z.strictObject({ number: z.string().max(40) }),
  response: z.unknown(),
});

export const cancelMembership = defineEndpoint({
  method: 'POST',
  path: '/api/membership/cancel',
  summary: 'Asks for the money of a payment back, by the terms; asking twice changes nothing',
  access: 'session',
  isOpenWithoutConsent: true,
  body: z.strictObject({ paymentId: z.string().max(100) }),
  response: payment,
});

export const undoCancellation = defineEndpoint({
  method: 'POST',
  path: '/api/membership/cancel/undo',
  summary: 'Takes a cancellation back, until the money goes back',
  access: 'session',
  body: z.strictObject({ paymentId: z.string().max(100) }),
  response: payment,
});

export const keepSecondYear = defineEndpoint({
  method: 'POST',
  path: '/api/membership/second-year',
  summary: 'Keeps a payment that was made while a year was running, as a second year',
  access: 'session',
  body: z.strictObject({ paymentId: z.string().max(100) }),
  response: payment,
});

export const receivePaymentEvent = defineEndpoint({
  method: 'POST',
  path: '/api/membership/webhook',
  summary: 'Takes the events of Razorpay, signed over the raw body (x-razorpay-signature)',
  access: 'signed',
  body: z.unknown(),
  response: z.object({ received: z.int() }),
});
