// A proof of work instead of a refusal (ALTCHA, verified by this server alone): cheap for one person, expensive for a
// machine that needs thousands. Each solution counts once.

import { createHash } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { z } from 'zod';
import { type ProofLevel, roundsOf } from '#domain/auth/proof-level.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { tryLock } from '#server/platform/database/locks.ts';
import { parseJson } from '#server/platform/json.ts';
import type { Keys } from '#server/platform/keys.ts';
import type { Attempts } from './attempts.ts';

const ALGORITHM = 'SHA-256';
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
      data: z.object({ until: z.number(), level: z.literal([1, 2, 3, 4]) }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A solved challenge, which may have been used before. */
export interface Proof {
  readonly level: ProofLevel;
  readonly signature: string;
}

export interface Captcha {
  challenge(level: ProofLevel, now: Date): ReturnType<typeof createChallenge>;
  /** Null for anything but a solution that has not expired. */
  read(payload: string, now: Date): Promise<Proof | null>;
  /** Marks it as used; false if it was used before, or is being used by another transaction. */
  spend(tx: Queryable, proof: Proof, now: Date): Promise<boolean>;
}

export function createCaptcha(keys: Keys, attempts: Attempts): Captcha {
  const key = keys.of('captcha').export().toString('base64url');
  const secrets = {
    deriveKey,
    hmacSignatureSecret: `challenge ${key}`,
    hmacKeySignatureSecret: `key ${key}`,
  };

  return {
    challenge(required, now) {
      const level = Math.max(required, 1);
      const { fewest, most } = roundsOf(required);
      return createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: 1,
        counter: randomInt(fewest, most),
        // Checked against our own clock.
        data: { until: now.getTime() + VALID_MS, level },
      });
    },

    async read(payload, now) {
      const parsed = solved.safeParse(
        parseJson(Buffer.from(payload, 'base64').toString('utf8')),
      ).data;
      if (parsed === undefined || parsed.challenge.parameters.data.until <= now.getTime())
        return null;
      const { verified } = await verifySolution({
        ...secrets,
        challenge: parsed.challenge as Challenge,
        solution: parsed.solution,
      });
      const { parameters, signature } = parsed.challenge;
      return verified ? { level: parameters.data.level, signature } : null;
    },

    async spend(tx, { signature }, now) {
      const subject = createHash('sha256').update(signature).digest('base64url');
      // A proof used twice at the same time is refused at once: waiting would hold a connection.
      if (!(await tryLock(tx, 'codes', subject))) return false;
      const since = new Date(now.getTime() - VALID_MS);
      const [timesUsed = 0] = await attempts.count(tx, [['proof-of-work', subject]], since);
      if (timesUsed > 0) return false;
      await attempts.record(tx, [['proof-of-work', subject]], now);
      return true;
    },
  };
}
