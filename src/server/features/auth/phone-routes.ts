// The calls by which a signed-in parent gives the account another phone (product §4.15).

import type { FastifyInstance } from 'fastify';
import { changePhone, provePhone, requestPhoneOtp } from '#contract/auth.ts';
import { refuse } from '#contract/refusals.ts';
import { accountReplies as replies } from '#messages/account-replies.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import { type CodeUser, strangerOf } from './codes/code-user.ts';
import type { SecurityLog } from './security-log.ts';
import type { AuthService } from './service.ts';

/** For codes to the account's own phone. */
const SIGNED_IN: CodeUser = { kind: 'signed-in' };

export function phoneRoutes(
  app: FastifyInstance,
  { owner, codes, sessions }: AuthService,
  security: SecurityLog,
): void {
  serveSession(app, sessions, requestPhoneOtp, async ({ body, identity, request }) => {
    const { phone = identity.profile.phone, altcha } = body;
    const isOwn = phone === identity.profile.phone;
    if (isOwn && body.phone !== undefined) throw refuse('phone-taken');
    // Without it, anybody who is signed in could have codes sent to other people's phones.
    if (!isOwn) owner.requireProof(identity);
    // For codes to a phone that is not the caller's yet.
    const user = isOwn ? SIGNED_IN : strangerOf(request);
    const purpose = isOwn ? 'own-phone' : 'new-phone';
    const delivery = await security.watch(codes.send({ phone, purpose, user, altcha }), {
      phone,
      network: networkOf(request),
    });
    return { message: replies.otpSent, delivery };
  });

  serveSession(app, sessions, provePhone, async ({ body, identity, request }) => {
    const about = { phone: identity.profile.phone, network: networkOf(request) };
    await security.watch(owner.prove(identity, { ...body, user: SIGNED_IN }), about);
    return { message: replies.otpVerified };
  });

  serveSession(app, sessions, changePhone, async ({ body, identity, request }) => {
    const { phone, ...code } = body;
    const about = { phone: identity.profile.phone, network: networkOf(request) };
    const changing = owner.change(identity, phone, { ...code, user: strangerOf(request) });
    await security.watch(changing, about, 'phone-change');
    return { message: replies.phoneChanged };
  });
}
