// A refresh token is `session.number.seal`: it can't be forged without the server's key, and the server can recreate
// it, so none needs to be stored (decision 14).

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '#server/platform/keys.ts';

const FORM = /^([0-9a-f-]{36})\.([1-9][0-9]{0,8})\.([A-Za-z0-9_-]{43})$/;

export interface RefreshTokens {
  make(sessionId: string, number: number): string;
  /** Null for anything that this server did not issue. */
  read(token: string | undefined): { sessionId: string; number: number } | null;
}

export function createRefreshTokens(keys: Keys): RefreshTokens {
  const seal = (sessionId: string, number: number) =>
    createHmac('sha256', keys.of('refresh-token')).update(`${sessionId}.${number}`).digest();

  return {
    make: (sessionId, number) =>
      `${sessionId}.${number}.${seal(sessionId, number).toString('base64url')}`,

    read(token) {
      const [, sessionId = '', digits = '', given = ''] = FORM.exec(token ?? '') ?? [];
      const number = Number(digits);
      const sealBytes = Buffer.from(given, 'base64url');
      const expected = seal(sessionId, number);
      if (sealBytes.length !== expected.length || !timingSafeEqual(sealBytes, expected))
        return null;
      return { sessionId, number };
    },
  };
}
