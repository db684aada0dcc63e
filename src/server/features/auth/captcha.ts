// A proof of work instead of a refusal (ALTCHA, verified by this server alone): cheap for one person, expensive for a
// machine that needs thousands. Each solution counts once.

import { createHash } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import type { Queryable } from '#server/platform/database/database.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Attempts } from './attempts.ts';
import { lockText } from './store.ts';

const ALGORITHM = 'SHA-256';
/** Rounds that a solver has to compute: about a second on a weak phone. */
const FEWEST_ROUNDS = 20_000;
const MOST_ROUNDS = 60_000;
const VALID_MS = 10 * 60_000;

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(1),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export interface Captcha {
  challenge(now: Date): ReturnType<typeof createChallenge>;
  /** Whether `payload` is a solution that was not used before; marks it as used. */
  accept(tx: Queryable, payload: string, now: Date): Promise<boolean>;
}

export function createCaptcha(keys: Keys, attempts: Attempts): Captcha {
  const key = keys.of('captcha').toString('base64url');
  const secrets = {
    deriveKey,
    hmacSignatureSecret: `challenge ${key}`,
    hmacKeySignatureSecret: `key ${key}`,
  };

  return {
    challenge: (now) =>
      createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: 1,
        counter: randomInt(FEWEST_ROUNDS, MOST_ROUNDS),
        // Checked against our own clock.
        data: { until: now.getTime() + VALID_MS },
      }),

    async accept(tx, payload, now) {
      const parsed = solved.safeParse(decode(payload)).data;
      if (parsed === undefined || parsed.challenge.parameters.data.until <= now.getTime())
        return false;
      const { verified } = await verifySolution({
        ...secrets,
        challenge: parsed.challenge as Challenge,
        solution: parsed.solution,
      });
      if (!verified) return false;
      const subject = createHash('sha256').update(parsed.challenge.signature).digest('base64url');
      await lockText(tx, subject);
      const since = new Date(now.getTime() - VALID_MS);
      const [timesUsed = 0] = await attempts.count(tx, [['proof-of-work', subject]], since);
      if (timesUsed > 0) return false;
      await attempts.record(tx, [['proof-of-work', subject]], now);
      return true;
    },
  };
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
