// The membership calls (product §6).

import type { FastifyInstance } from 'fastify';
import {
  applyCoupon,
  cancelMembership,
  getMembership,
  getMembershipStatus,
  getReceipt,
  keepSecondYear,
  listPayments,
  receivePaymentEvent,
  startPayment,
  undoCancellation,
} from '#contract/membership.ts';
import type { Session } from '#server/features/auth/service.ts';
import { isSignatureGenuine, RAZORPAY_SIGNATURE } from '#server/gateways/payments/razorpay.ts';
import { addressOf } from '#server/platform/http/address.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import { serveSigned } from '#server/platform/http/serve-signed.ts';
import { membershipContent } from './content.ts';
import type { MembershipService } from './service.ts';

/** Razorpay's events have a few kilobytes. */
const MAX_EVENT_BYTES = 256 * 1024;

interface MembershipRoutes {
  membership: MembershipService;
  session: Session;
  cache: ResponseCache;
  /** The collections that the figures are counted from. */
  counted: readonly string[];
}

export async function membershipRoutes(
  app: FastifyInstance,
  { membership, session, cache, counted }: MembershipRoutes,
): Promise<void> {
  const { payments } = membership;

  serveContent(app, getMembership, {
    cache,
    collections: [membershipContent.name, ...counted],
    audience: 'everyone',
    find: async () => membership.describe(),
  });

  serveSession(app, session, startPayment, ({ identity }) =>
    membership.checkout({ accountId: identity.accountId, phone: identity.profile.phone }),
  );

  serveSession(app, session, applyCoupon, ({ body, identity, request }) => {
    const { accountId, profile } = identity;
    const { phone } = profile;
    return membership.applyCoupon({
      code: body.code,
      accountId,
      phone,
      address: addressOf(request),
    });
  });

  serveSession(app, session, getMembershipStatus, async ({ identity }) => ({
    role: identity.profile.role,
    memberUntil: identity.memberUntil?.toISOString() ?? null,
    lastPayment: (await payments.listFor(identity.accountId)).data[0] ?? null,
  }));

  serveSession(app, session, listPayments, ({ identity }) => payments.listFor(identity.accountId));

  serveSession(app, session, getReceipt, async ({ params, identity, reply }) => {
    const pdf = await membership.receipts.print(identity.accountId, params.number);
    reply.type('application/pdf');
    reply.header('content-disposition', `attachment; filename="receipt-${params.number}.pdf"`);
    return pdf;
  });

  serveSession(app, session, cancelMembership, ({ body, identity }) =>
    payments.requestCancellation(identity.accountId, body.paymentId),
  );

  serveSession(app, session, undoCancellation, ({ body, identity }) =>
    payments.undoCancellation(identity.accountId, body.paymentId),
  );

  serveSession(app, session, keepSecondYear, ({ body, identity }) =>
    payments.keepSecondYear(identity.accountId, body.paymentId),
  );

  await serveSigned(
    app,
    receivePaymentEvent,
    {
      maxBytes: MAX_EVENT_BYTES,
      signature: RAZORPAY_SIGNATURE,
      isGenuine: ({ rawBody, signature }) =>
        isSignatureGenuine(rawBody, signature, membership.webhookSecret),
    },
    ({ request, rawBody }) => {
      const eventId = request.headers['x-razorpay-event-id'];
      return payments.receive(rawBody, typeof eventId === 'string' ? eventId : undefined);
    },
  );
}
