// The two cookies of a sign-in. Neither can be read by a script, neither is sent to another site or on any other
// path: one holds the refresh token, the other says which phone this device has just proved.

import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { SESSION_IDLE_MS } from '#domain/auth/token-family.ts';
import type { Keys } from '#server/platform/keys.ts';

const REFRESH_COOKIE = 'gully_session';
const PHONE_COOKIE = 'gully_phone';
const PATH = '/api/user';
/** Sign-up needs a phone that was proved within this time (product §4.5). */
export const PHONE_PROOF_S = 15 * 60;

export interface AuthCookies {
  refreshTokenOf(request: FastifyRequest): string | undefined;
  setRefreshToken(reply: FastifyReply, refreshToken: string): void;
  setPhoneProof(reply: FastifyReply, phone: string, now: Date): Promise<void>;
  /** Whether this device proved this phone lately. */
  hasPhoneProof(request: FastifyRequest, phone: string, now: Date): Promise<boolean>;
  clearPhoneProof(reply: FastifyReply): void;
  clear(reply: FastifyReply): void;
}

export function createAuthCookies(keys: Keys, isProduction: boolean): AuthCookies {
  const key = keys.of('phone-proof');
  const options = { path: PATH, httpOnly: true, sameSite: 'strict', secure: isProduction } as const;

  return {
    refreshTokenOf: (request) => request.cookies[REFRESH_COOKIE],

    setRefreshToken(reply, refreshToken) {
      reply.setCookie(REFRESH_COOKIE, refreshToken, { ...options, maxAge: SESSION_IDLE_MS / 1000 });
    },

    async setPhoneProof(reply, phone, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const proof = await new SignJWT({ phone })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(seconds + PHONE_PROOF_S)
        .sign(key);
      reply.setCookie(PHONE_COOKIE, proof, { ...options, maxAge: PHONE_PROOF_S });
    },

    async hasPhoneProof(request, phone, now) {
      const proof = request.cookies[PHONE_COOKIE];
      if (proof === undefined) return false;
      const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'phone'] };
      const verified = await jwtVerify(proof, key, checks).catch(() => null);
      return verified?.payload.phone === phone;
    },

    clearPhoneProof(reply) {
      reply.clearCookie(PHONE_COOKIE, options);
    },

    clear(reply) {
      reply.clearCookie(REFRESH_COOKIE, options);
      reply.clearCookie(PHONE_COOKIE, options);
    },
  };
}
