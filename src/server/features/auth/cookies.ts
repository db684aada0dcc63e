// The two sign-in cookies. Scripts can't read them, and they are not sent to other sites or on other paths. One holds
// the refresh token, the other the phone that this device has just verified.

import { randomUUID } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { CodePurpose } from '#domain/auth/one-time-code.ts';
import { SESSION_IDLE_MS } from '#domain/auth/token-family.ts';
import type { Keys } from '#server/platform/keys.ts';

const REFRESH_COOKIE = 'gully_session';
const PHONE_COOKIE = 'gully_phone';
const PATH = '/api/user';
const PROOF_PURPOSE: CodePurpose = 'sign-up';
/** Sign-up needs a phone that was verified within this time (product §4.5). */
export const PHONE_PROOF_S = 15 * 60;

export interface AuthCookies {
  refreshTokenOf(request: FastifyRequest): string | undefined;
  setRefreshToken(reply: FastifyReply, refreshToken: string): void;
  setPhoneProof(reply: FastifyReply, phone: string, now: Date): Promise<void>;
  /** The id of this device's recent sign-up proof for this phone; null if it has none. */
  phoneProofOf(request: FastifyRequest, phone: string, now: Date): Promise<string | null>;
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
      const proof = await new SignJWT({ phone, purpose: PROOF_PURPOSE })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(randomUUID())
        .setExpirationTime(seconds + PHONE_PROOF_S)
        .sign(key);
      reply.setCookie(PHONE_COOKIE, proof, { ...options, maxAge: PHONE_PROOF_S });
    },

    async phoneProofOf(request, phone, now) {
      const proof = request.cookies[PHONE_COOKIE];
      if (proof === undefined) return null;
      const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'jti'] };
      const verified = await jwtVerify(proof, key, checks).catch(() => null);
      const { phone: proved, purpose, jti } = verified?.payload ?? {};
      return proved === phone && purpose === PROOF_PURPOSE ? (jti ?? null) : null;
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
