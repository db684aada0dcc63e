// The account calls of a signed-in person (product §4.11, §4.12).

import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  agreeToTerms,
  changeAccount,
  deleteAccount,
  exportAccount,
  getAccount,
  requestDeleteOtp,
  withdrawConsent,
} from '#contract/account.ts';
import { validateUser } from '#contract/auth.ts';
import { refuse } from '#contract/refusals.ts';
import { accountReplies as replies } from '#messages/account-replies.ts';
import type {
  AuthCookies,
  CodeUser,
  Identity,
  OneTimeCodes,
  SecurityLog,
  Session,
} from '#server/features/auth/service.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { AccountService } from './service.ts';

/** The session proves that the account is the caller's. */
const SIGNED_IN: CodeUser = { kind: 'signed-in' };

interface AccountRoutes {
  accounts: AccountService;
  session: Session;
  codes: OneTimeCodes;
  cookies: AuthCookies;
  security: SecurityLog;
}

/** Must be registered in a scope with cookie support. */
export function accountRoutes(
  app: FastifyInstance,
  { accounts, session, codes, cookies, security }: AccountRoutes,
): void {
  const circumstances = (request: FastifyRequest, { profile }: Identity) => ({
    phone: profile.phone,
    network: networkOf(request),
  });

  serveSession(app, session, validateUser, ({ body, identity }) => {
    if (body.id !== identity.accountId) throw refuse('not-yours');
    const { profile, needsConsent, endsAt } = identity;
    return { ...profile, needsConsent, endsAt: endsAt?.toISOString() ?? null };
  });

  serveSession(app, session, getAccount, ({ identity }) => accounts.read(identity));

  serveSession(app, session, changeAccount, ({ body, identity }) =>
    accounts.changeProfile(identity, body),
  );

  serveSession(app, session, agreeToTerms, async ({ body, identity }) => ({
    needsConsent: await accounts.agree(identity.accountId, body),
  }));

  serveSession(app, session, withdrawConsent, async ({ identity, request }) => {
    const withdrawing = accounts.withdraw(identity.accountId);
    const about = circumstances(request, identity);
    const endsAt = await security.watch(withdrawing, about, 'consent-withdrawal');
    return { message: replies.consentWithdrawn, endsAt: endsAt.toISOString() };
  });

  serveSession(app, session, exportAccount, async ({ identity, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="grammar-gully-account.json"');
    reply.type('application/json; charset=utf-8');
    const about = circumstances(request, identity);
    return security.watch(accounts.exportAll(identity), about, 'export');
  });

  serveSession(app, session, requestDeleteOtp, async ({ body, identity, request }) => {
    const { phone } = identity.profile;
    const altcha = body?.altcha;
    const sending = codes.send({ phone, purpose: 'delete', user: SIGNED_IN, altcha });
    const delivery = await security.watch(sending, circumstances(request, identity));
    return { message: replies.otpSent, delivery };
  });

  serveSession(app, session, deleteAccount, async ({ body, identity, request, reply }) => {
    const { otp, delivery } = body;
    const confirmAndDelete = async () => {
      const refusal = await codes.inTurn(identity.profile.phone, SIGNED_IN, () =>
        accounts.deleteUnless(identity.accountId, async (tx, phone) => {
          const typed = { phone, purpose: 'delete', otp, delivery, user: SIGNED_IN } as const;
          const verdict = await codes.verify(tx, typed);
          return verdict.ok ? null : verdict.reason;
        }),
      );
      if (refusal !== null) throw refuse(refusal);
    };
    await security.watch(confirmAndDelete(), circumstances(request, identity), 'deletion');
    cookies.clear(reply);
    return { message: replies.accountDeleted };
  });
}
