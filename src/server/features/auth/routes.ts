// The calls for signing up, logging in, staying signed in, listing devices and logging out (product §4.12).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword,
  confirmOwner,
  disownPhone,
  endSession,
  getChallenge,
  getOtpDelivery,
  listSessions,
  logInWithOtp,
  logInWithPassword,
  logOut,
  refreshSession,
  requestLoginOtp,
  sendOtp,
  signUp,
  verifyOtp,
} from '#contract/auth.ts';
import { ApiError } from '#contract/errors.ts';
import { isRefusal, refuse } from '#contract/refusals.ts';
import { accountReplies as replies } from '#messages/account-replies.ts';
import { profileOf } from '#server/features/account/service.ts';
import { deliveryStateOf, type MessageService } from '#server/features/whatsapp/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import { addressOf, networkOf } from '#server/platform/http/address.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { Origin } from './codes/code-volume.ts';
import type { Circumstances, SecurityLog } from './security-log.ts';
import type { AuthService } from './service.ts';
import type { Tokens } from './sessions/sessions.ts';
import { type Caller, codeUserOf, type SignedIn } from './sign-in/caller.ts';

interface AuthRoutes {
  auth: AuthService;
  security: SecurityLog;
  messages: MessageService;
  clock: Clock;
  /** The site as browsers see it, if configured. */
  publicOrigin: string | undefined;
}

/** Must be registered in a scope with cookie support. */
export function authRoutes(
  app: FastifyInstance,
  { auth, security, messages, clock, publicOrigin }: AuthRoutes,
): void {
  const { signIn, owner, sessions, codes, cookies, knownDevices } = auth;

  function ownPagesOnly(request: FastifyRequest): void {
    if (!isFromOwnPage(request, publicOrigin)) throw refuse('foreign-origin');
  }

  const originOf = (request: FastifyRequest): Origin => ({
    address: addressOf(request),
    network: networkOf(request),
  });

  const circumstances = (request: FastifyRequest, phone: string): Circumstances => ({
    phone,
    network: networkOf(request),
  });

  const newDeviceOf = (request: FastifyRequest): Caller => ({
    origin: originOf(request),
    knownDevice: null,
    userAgent: request.headers['user-agent'],
  });

  const callerOf = async (request: FastifyRequest, phone: string): Promise<Caller> => ({
    ...newDeviceOf(request),
    knownDevice: await knownDevices.recognise(request, phone),
  });

  async function sendTokens(request: FastifyRequest, reply: FastifyReply, tokens: Tokens) {
    const { accountId, token, expiresIn, refreshToken } = tokens;
    cookies.setRefreshToken(reply, refreshToken);
    await knownDevices.remember(request, reply, accountId);
    reply.header('cache-control', 'no-store');
    return { token, expiresIn };
  }

  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, tokens }: SignedIn,
  ) {
    const entry = profileOf(account, clock.now());
    return { message: 'verified' as const, ...(await sendTokens(request, reply, tokens)), entry };
  }

  serve(app, sendOtp, 'everyone', async ({ body, request }) => {
    const { phone, altcha } = body;
    const user = codeUserOf(newDeviceOf(request));
    const sending = codes.send({ phone, purpose: 'sign-up', user, altcha });
    const delivery = await security.watch(sending, circumstances(request, phone));
    return { message: replies.otpSent, delivery };
  });

  serve(app, verifyOtp, 'everyone', async ({ body, request, reply }) => {
    const proving = signIn.verifyPhone(body, newDeviceOf(request));
    await security.watch(proving, circumstances(request, body.phone));
    await cookies.setPhoneProof(reply, body.phone, 'sign-up', clock.now());
    return { message: replies.otpVerified };
  });

  serve(app, signUp, 'everyone', async ({ body, request, reply }) => {
    const proofId = await cookies.phoneProofOf(request, body.phone, 'sign-up', clock.now());
    if (proofId === null) throw refuse('phone-not-verified');
    const { account, tokens } = await security.watch(
      signIn.signUp(body, proofId, newDeviceOf(request)),
      circumstances(request, body.phone),
      'sign-up',
    );
    cookies.clearPhoneProof(reply);
    const profile = profileOf(account, clock.now());
    return { message: replies.signedUp, ...profile, ...(await sendTokens(request, reply, tokens)) };
  });

  serve(app, requestLoginOtp, 'everyone', async ({ body, request }) => {
    const { phone, altcha } = body;
    const user = codeUserOf(await callerOf(request, phone));
    const sending = codes.send({ phone, purpose: 'login', user, altcha });
    const delivery = await security.watch(sending, circumstances(request, phone));
    return { message: replies.otpSent, delivery };
  });

  serve(app, logInWithOtp, 'everyone', async ({ body, request, reply }) => {
    const entering = signIn.logInWithCode(body, await callerOf(request, body.phone));
    const about = circumstances(request, body.phone);
    try {
      return welcome(request, reply, await security.watch(entering, about, 'sign-in-by-code'));
    } catch (error) {
      if (isRefusal(error, 'owner-unsure')) {
        await cookies.setPhoneProof(reply, body.phone, 'login', clock.now());
      }
      throw error;
    }
  });

  /** Throws phone-not-verified. */
  async function requireLoginProof(request: FastifyRequest, phone: string): Promise<void> {
    const proof = await cookies.phoneProofOf(request, phone, 'login', clock.now());
    if (proof === null) throw refuse('phone-not-verified');
  }

  serve(app, confirmOwner, 'everyone', async ({ body, request, reply }) => {
    const { phone, childsName } = body;
    await requireLoginProof(request, phone);
    const entering = owner.confirm(phone, childsName, request.headers['user-agent']);
    const about = circumstances(request, phone);
    const signedIn = await security.watch(entering, about, 'sign-in-by-code');
    cookies.clearPhoneProof(reply);
    return welcome(request, reply, signedIn);
  });

  serve(app, disownPhone, 'everyone', async ({ body: { phone }, request, reply }) => {
    await requireLoginProof(request, phone);
    const about = circumstances(request, phone);
    await security.watch(owner.disown(phone), about, 'phone-detached');
    await cookies.setPhoneProof(reply, phone, 'sign-up', clock.now());
    return { message: replies.phoneDisowned };
  });

  serve(app, logInWithPassword, 'everyone', async ({ body, request, reply }) => {
    const { phone, password, altcha } = body;
    const typed = { phone, password, altcha };
    const entering = signIn.logInWithPassword(typed, await callerOf(request, phone));
    const about = circumstances(request, phone);
    return welcome(request, reply, await security.watch(entering, about, 'sign-in-by-password'));
  });

  serve(app, getOtpDelivery, 'everyone', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const message = await messages.find(params.id);
    if (message?.kind !== 'code') throw new ApiError('NotFoundError', 'There is no such OTP');
    return { state: deliveryStateOf(message), newCodeIn: codes.secondsToNext(message.createdAt) };
  });

  serve(app, getChallenge, 'everyone', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { parameters, signature } = await auth.challenge(originOf(request));
    return { parameters: { ...parameters }, ...(signature === undefined ? {} : { signature }) };
  });

  serve(app, refreshSession, ownPagesOnly, async ({ request, reply }) => {
    return sendTokens(request, reply, await sessions.renew(cookies.refreshTokenOf(request)));
  });

  serve(app, logOut, ownPagesOnly, async ({ request, reply }) => {
    await sessions.end(cookies.refreshTokenOf(request), request);
    cookies.clear(reply);
    return { message: replies.loggedOut };
  });

  serveSession(app, sessions, changePassword, async ({ body, identity, request }) => {
    const changing = signIn.changePassword(identity, body, addressOf(request));
    const about = circumstances(request, identity.profile.phone);
    await security.watch(changing, about, 'password-change');
    return { message: replies.passwordChanged };
  });

  serveSession(app, sessions, listSessions, async ({ identity }) => ({
    data: await sessions.list(identity),
  }));

  serveSession(app, sessions, endSession, async ({ params, identity }) => {
    await sessions.endOne(identity, params.id);
    return { message: replies.sessionEnded };
  });
}
