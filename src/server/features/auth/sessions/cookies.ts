// The sign-in cookies. Scripts can't read them, and they are not sent to other sites or on other paths. One holds the
// refresh token, one the phone that this device has just verified and for which purpose. One outlives a logout: it
// tells the server which accounts have signed in on this device (known-devices.ts).

import { randomUUID } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { CodePurpose } from '#domain/auth/one-time-code.ts';
import { SESSION_IDLE_MS } from '#domain/auth/token-family.ts';
import type { Keys } from '#server/platform/keys.ts';

const REFRESH_COOKIE = 'gully_session';
const PHONE_COOKIE = 'gully_phone';
const DEVICE_COOKIE = 'gully_device';
/** Browsers accept this prefix over HTTPS only, so nobody can plant such a cookie from an unencrypted page. */
const SECURE_PREFIX = '__Secure-';
const PATH = '/api/user';
/** Sign-up needs a phone that was verified within this time (product §4.5). */
export const PHONE_PROOF_S = 15 * 60;

type ProofPurpose = Extract<CodePurpose, 'sign-up' | 'login'>;

/** The longest that browsers keep a cookie: 400 days. */
export const DEVICE_S = 400 * 24 * 3_600;

export interface AuthCookies {
  refreshTokenOf(request: FastifyRequest): string | undefined;
  setRefreshToken(reply: FastifyReply, refreshToken: string): void;
  setPhoneProof(
    reply: FastifyReply,
    phone: string,
    purpose: ProofPurpose,
    now: Date,
  ): Promise<void>;
  /** The id of this device's recent proof for this phone and purpose; null if it has none. */
  phoneProofOf(
    request: FastifyRequest,
    phone: string,
    purpose: ProofPurpose,
    now: Date,
  ): Promise<string | null>;
  clearPhoneProof(reply: FastifyReply): void;
  deviceTokenOf(request: FastifyRequest): string | undefined;
  setDeviceToken(reply: FastifyReply, token: string): void;
  /** Not the device token. */
  clear(reply: FastifyReply): void;
}

export function createAuthCookies(keys: Keys, isProduction: boolean): AuthCookies {
  const key = keys.forTokens('phone-proof');
  const options = { path: PATH, httpOnly: true, sameSite: 'strict', secure: isProduction } as const;
  const nameOf = (name: string) => (isProduction ? SECURE_PREFIX + name : name);

  const read = (request: FastifyRequest, name: string) => request.cookies[nameOf(name)];

  function write(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    reply.setCookie(nameOf(name), value, { ...options, maxAge });
  }

  function clear(reply: FastifyReply, name: string): void {
    reply.clearCookie(nameOf(name), options);
  }

  return {
    refreshTokenOf: (request) => read(request, REFRESH_COOKIE),

    setRefreshToken(reply, refreshToken) {
      write(reply, REFRESH_COOKIE, refreshToken, SESSION_IDLE_MS / 1000);
    },

    async setPhoneProof(reply, phone, purpose, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const proof = await new SignJWT({ phone, purpose })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(randomUUID())
        .setExpirationTime(seconds + PHONE_PROOF_S)
        .sign(key);
      write(reply, PHONE_COOKIE, proof, PHONE_PROOF_S);
    },

    async phoneProofOf(request, phone, purpose, now) {
      const proof = read(request, PHONE_COOKIE);
      if (proof === undefined) return null;
      const checks = { algorithms: ['HS256'], currentDate: now, requiredClaims: ['exp', 'jti'] };
      const verified = await jwtVerify(proof, key, checks).catch(() => null);
      const { phone: proved, purpose: provedFor, jti } = verified?.payload ?? {};
      return proved === phone && provedFor === purpose ? (jti ?? null) : null;
    },

    clearPhoneProof(reply) {
      clear(reply, PHONE_COOKIE);
    },

    deviceTokenOf: (request) => read(request, DEVICE_COOKIE),

    setDeviceToken(reply, token) {
      write(reply, DEVICE_COOKIE, token, DEVICE_S);
    },

    clear(reply) {
      clear(reply, REFRESH_COOKIE);
      clear(reply, PHONE_COOKIE);
    },
  };
}
