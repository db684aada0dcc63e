// What tells one browser from another in a competition (decision 057): a random secret in a cookie that no script can
// read, sent to the competition's calls alone. It is never stored: a device is named by a hash of it.

import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept the prefix over HTTPS only. */
const NAME = { http: 'gully_entry', https: '__Secure-gully_entry' };
const PATH = '/api/comp';
const SECRET_BYTES = 32;
/** 128 bits */
const DEVICE_LENGTH = 22;
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 3_600;

export interface DeviceCookie {
  /** The caller's device; null if the browser has no cookie. */
  deviceOf(request: FastifyRequest): string | null;
  /** Gives the browser a cookie unless it has one, and returns its device. */
  ensureDevice(request: FastifyRequest, reply: FastifyReply): string;
}

export function createDeviceCookie(isProduction: boolean): DeviceCookie {
  const name = isProduction ? NAME.https : NAME.http;

  function deviceOf(request: FastifyRequest): string | null {
    const secret = request.cookies[name] ?? '';
    return secret === '' ? null : hashOf(secret);
  }

  return {
    deviceOf,

    ensureDevice(request, reply) {
      const known = deviceOf(request);
      if (known !== null) return known;
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      reply.setCookie(name, secret, {
        path: PATH,
        httpOnly: true,
        sameSite: 'strict',
        secure: isProduction,
        maxAge: MAX_AGE_S,
      });
      return hashOf(secret);
    },
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, DEVICE_LENGTH);
}
