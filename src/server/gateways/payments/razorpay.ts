// Razorpay (https://razorpay.com/docs/api): payment pages, signed webhooks, and the API for what webhooks missed and for
// refunds. Its own client has neither a request timeout nor a reply for a lost connection, so calls go through fetch.

import { z } from 'zod';
import type { RazorpaySettings } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isHmacOf } from '#server/platform/hmac.ts';
import { maskPersonalData } from '#server/platform/mask.ts';
import { type PaymentGateway, PaymentProviderError } from './payment-gateway.ts';
import { readRecord } from './razorpay-records.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** The most that the API returns at once. */
const PAGE_SIZE = 100;
const MAX_REASON_LENGTH = 300;

const page = z.object({ items: z.array(z.unknown()) });
const refundReply = z.object({ id: z.string() });
const refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

export function createRazorpay(
  settings: RazorpaySettings,
  clock: Clock,
  requestTimeoutMs: number = REQUEST_TIMEOUT_MS,
): PaymentGateway {
  const { keyId, keySecret, apiUrl } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function request(path: string, init: RequestInit = {}) {
    try {
      const response = await fetch(`${apiUrl}/${path}`, {
        ...init,
        headers: { ...init.headers, authorization },
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      throw new PaymentProviderError(`Razorpay did not answer (${(error as Error).name})`);
    }
  }

  async function* list(path: string, since: Date): AsyncIterable<unknown> {
    const from = Math.floor(since.getTime() / 1000);
    for (let skip = 0; ; skip += PAGE_SIZE) {
      const query = new URLSearchParams({
        from: String(from),
        count: String(PAGE_SIZE),
        skip: String(skip),
      });
      const { status, body } = await request(`${path}?${query}`);
      const parsed = page.safeParse(body).data;
      if (status !== 200 || parsed === undefined) {
        throw new PaymentProviderError(`Razorpay answered ${status} to a list of ${path}`);
      }
      yield* parsed.items;
      if (parsed.items.length < PAGE_SIZE) return;
    }
  }

  return {
    webhookSecret: settings.webhookSecret,

    urlOf(pageName, { phone, checkout }) {
      const url = new URL(pageName === 'standard' ? settings.standardPage : settings.couponPage);
      url.searchParams.set('phone', phone);
      url.searchParams.set('checkout', checkout);
      return url.href;
    },

    async *recordsSince(since) {
      for (const kind of ['payment', 'refund', 'dispute'] as const) {
        for await (const entity of list(`${kind}s`, since)) {
          const record = readRecord(kind, entity, clock.now());
          if (record !== undefined) yield record;
        }
      }
    },

    async refund(paymentId, amount, key) {
      const { status, body } = await request(`payments/${encodeURIComponent(paymentId)}/refund`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-refund-idempotency': key },
        body: JSON.stringify({ amount }),
      });
      const done = refundReply.safeParse(body).data;
      if (status === 200 && done !== undefined) return { ok: true, refundId: done.id };
      const { error } = refusal.safeParse(body).data ?? {};
      const reason = error === undefined ? String(status) : `${error.code} ${error.description}`;
      return { ok: false, reason: maskPersonalData(reason).slice(0, MAX_REASON_LENGTH) };
    },
  };
}

export const RAZORPAY_SIGNATURE = { header: 'x-razorpay-signature', form: /^[0-9a-f]{64}$/ };

/** Razorpay's own package compares decoded text, in which different bytes are the same. */
export function isSignatureGenuine(rawBody: Buffer, signature: string, secret: string): boolean {
  return isHmacOf(rawBody, signature, secret);
}
