// Access tokens: a signed statement of who is signed in by which session, good for a quarter of an hour. Checking one is
// on the way of every request, so a signature that was found good is remembered until the token ends.

import { jwtVerify, SignJWT } from 'jose';
import type { Keys } from '#server/platform/keys.ts';

export const ACCESS_TOKEN_S = 15 * 60;
const MAX_REMEMBERED = 20_000;
const MAX_TOKEN_LENGTH = 1_000;

export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims, now: Date): Promise<string>;
  /** Null for anything but a genuine token that has not ended. */
  read(token: string, now: Date): Promise<AccessClaims | null>;
}

interface Remembered extends AccessClaims {
  readonly endsAtMs: number;
}

export function createAccessTokens(keys: Keys): AccessTokens {
  const key = keys.of('access-token');
  const genuine = new Map<string, Remembered>();

  return {
    async issue({ accountId, sessionId }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(accountId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_TOKEN_S)
        .sign(key);
    },

    async read(token, now) {
      const known = genuine.get(token);
      if (known !== undefined) {
        if (known.endsAtMs > now.getTime()) return known;
        genuine.delete(token);
        return null;
      }
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'exp'],
      }).catch(() => null);
      const { sub, sid, exp } = verified?.payload ?? {};
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number')
        return null;
      const claims = { accountId: sub, sessionId: sid, endsAtMs: exp * 1000 };
      const oldest = genuine.keys().next().value;
      if (genuine.size >= MAX_REMEMBERED && oldest !== undefined) genuine.delete(oldest);
      genuine.set(token, claims);
      return claims;
    },
  };
}
