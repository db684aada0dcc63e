// A site that takes its payments at a fake of Razorpay, and what tests ask about a family's payments.

import { getMembershipStatus, listPayments, type Payment } from '#contract/membership.ts';
import { startFakeRazorpay } from './fake-razorpay.ts';
import { Parent } from './parent.ts';
import { SAMPLE_CONTENT } from './sample-content.ts';
import { createTestApp } from './test-app.ts';
import { createTestGateway } from './test-gateway.ts';

export type TestSite = Awaited<ReturnType<typeof createTestApp>>;

export type PaymentSite = Awaited<ReturnType<typeof createPaymentSite>>;

export async function createPaymentSite() {
  const gateway = createTestGateway();
  const razorpay = await startFakeRazorpay();
  const config = { razorpay: razorpay.settings };
  const site = await createTestApp({ contentDir: SAMPLE_CONTENT, gateway, config });
  return {
    ...site,
    gateway,
    razorpay,
    /** A second app on the same database, as another process would be. */
    openBeside: () => createTestApp({ databaseUrl: site.url, gateway, config }),
    parent: (phone?: string, at: TestSite = site) => new Parent(at, gateway, phone),
    async close() {
      await site.close();
      await razorpay.close();
    },
  };
}

export interface WebhookEvent {
  readonly payload: string;
  readonly headers: Record<string, string>;
}

/** Reports an event as the provider does. */
export function postEvent({ app }: Pick<TestSite, 'app'>, event: WebhookEvent) {
  return app.inject({ method: 'POST', url: '/api/membership/webhook', ...event });
}

export async function roleOf(who: Parent): Promise<string> {
  return (await who.profile()).role;
}

/** The latest first. */
export async function paymentsOf(who: Parent): Promise<Payment[]> {
  const reply = await who.call('GET', '/api/membership/payments');
  return listPayments.response.parse(reply.json()).data;
}

/** Of the membership that is left; `from`: seconds since 1970. */
export async function yearsOf(who: Parent, from: number): Promise<number> {
  const reply = await who.call('GET', '/api/membership/status');
  const { memberUntil } = getMembershipStatus.response.parse(reply.json());
  if (memberUntil === null) return 0;
  return Math.round((Date.parse(memberUntil) / 1000 - from) / (365.25 * 86_400));
}
