// Access tokens: signed tokens that name account and session, valid for 15 minutes. Every request verifies one, so a
// signature found valid is cached until the token expires.

import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Keys } from '#server/platform/keys.ts';

export const ACCESS_TOKEN_S = 15 * 60;
const MAX_CACHED = 20_000;
const MAX_TOKEN_LENGTH = 1_000;

export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue(claims: AccessClaims, now: Date): Promise<string>;
  /** `expired` is a genuine token; anything else that is not ours is `forged`. */
  read(token: string, now: Date): Promise<AccessClaims | 'expired' | 'forged'>;
}

interface CachedClaims extends AccessClaims {
  readonly expiresAtMs: number;
}

export function createAccessTokens(keys: Keys): AccessTokens {
  const key = keys.forTokens('access-token');
  const cache = new LRUCache<string, CachedClaims>({ max: MAX_CACHED });

  return {
    async issue({ accountId, sessionId }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return (
        new SignJWT({ sid: sessionId })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setSubject(accountId)
          // Tokens of the same second differ: tabs recognise a renewed token by that.
          .setJti(randomUUID())
          .setIssuedAt(seconds)
          .setExpirationTime(seconds + ACCESS_TOKEN_S)
          .sign(key)
      );
    },

    async read(token, now) {
      const known = cache.get(token);
      if (known !== undefined) {
        if (known.expiresAtMs > now.getTime()) return known;
        cache.delete(token);
        return 'expired';
      }
      if (token.length > MAX_TOKEN_LENGTH) return 'forged';
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'exp'],
      }).catch((error) => (error instanceof errors.JWTExpired ? 'expired' : 'forged'));
      if (typeof verified === 'string') return verified;
      const { sub, sid, exp } = verified.payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') {
        return 'forged';
      }
      const claims = { accountId: sub, sessionId: sid, expiresAtMs: exp * 1000 };
      cache.set(token, claims);
      return claims;
    },
  };
}
