// The calls of a signed-in person about the account (spec §7 validate; the account page).

import type { FastifyInstance } from 'fastify';
import {
  changeAccount,
  changePassword,
  deleteAccount,
  endSession,
  exportAccount,
  getAccount,
  listSessions,
  requestDeleteOtp,
} from '#contract/account.ts';
import { refuse } from '#contract/account-refusals.ts';
import { validateUser } from '#contract/sign-in.ts';
import { accountAnswers as say } from '#messages/account-replies.ts';
import type { OneTimeCodes } from '#server/features/one-time-code/service.ts';
import { addressOf } from '#server/platform/http/address.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { Session } from '#server/platform/session.ts';
import type { AccountPage } from './account-page.ts';
import type { AccountCookies } from './cookies.ts';

interface AccountRoutes {
  page: AccountPage;
  session: Session;
}

export function accountRoutes(app: FastifyInstance, deps: AccountRoutes): void {
  const { page, session } = deps;

  serveSession(app, session, validateUser, ({ body, identity }) => {
    if (body.id !== identity.accountId) throw refuse('not-yours');
    return identity.profile;
  });

  serveSession(app, session, getAccount, ({ identity }) => page.read(identity));

  serveSession(app, session, changeAccount, ({ body, identity }) => page.change(identity, body));

  serveSession(app, session, changePassword, async ({ body, identity, request }) => {
    await page.changePassword(identity, body, addressOf(request));
    return { message: say.passwordChanged };
  });

  serveSession(app, session, listSessions, async ({ identity }) => ({
    data: await page.listSessions(identity),
  }));

  serveSession(app, session, endSession, async ({ params, identity }) => {
    await page.endSession(identity, params.id);
    return { message: say.sessionEnded };
  });

  serveSession(app, session, exportAccount, async ({ identity, reply }) => {
    reply.header('content-disposition', 'attachment; filename="grammar-gully-account.json"');
    return page.exportAll(identity);
  });
}

interface DeletionRoutes extends AccountRoutes {
  codes: OneTimeCodes;
  cookies: AccountCookies;
}

/** The end of an account, which takes the cookies along. */
export function deletionRoutes(app: FastifyInstance, deps: DeletionRoutes): void {
  const { page, session, codes, cookies } = deps;

  serveSession(app, session, requestDeleteOtp, async ({ body, identity, request }) => {
    const { phone } = identity.profile;
    const address = addressOf(request);
    const altcha = body?.altcha;
    const delivery = await codes.send({ phone, purpose: 'delete', address, altcha });
    return { message: say.otpSent, delivery };
  });

  serveSession(app, session, deleteAccount, async ({ body, identity, reply }) => {
    await page.deleteWithCode(identity, body.otp);
    cookies.clear(reply);
    return { message: say.accountDeleted };
  });
}
