// Limits guesses at a pair of facts, such as a phone and a standard. Only wrong guesses count. Past a soft limit each
// needs a proof of work instead of being refused: strangers must lock nobody out, and a whole school shares one
// address.

import { refuse } from '#contract/refusals.ts';
import {
  SOFT_WRONG_GUESSES_PER_ADDRESS,
  SOFT_WRONG_GUESSES_PER_PHONE,
} from '#domain/auth/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isLimitRefusal, type Limiter } from '#server/platform/limits/limiter.ts';
import type { Captcha } from './captcha.ts';

interface Guess {
  /** Ten digits. */
  readonly phone: string;
  readonly address: string;
}

export interface Guesses {
  /**
   * Counts the guess as a wrong one, before it is looked at, so that guesses at the same moment are no way around the
   * limit; call `wasRight` otherwise. Throws captcha-needed or captcha-wrong.
   */
  admit(guess: Guess, altcha: string | undefined): Promise<{ wasRight(): Promise<void> }>;
}

interface GuessDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly captcha: Captcha;
}

export function createGuesses({ db, clock, limiter, captcha }: GuessDeps): Guesses {
  async function requireProof(altcha: string | undefined): Promise<void> {
    if (altcha === undefined) throw refuse('captcha-needed');
    const now = clock.now();
    const proof = await captcha.read(altcha, now);
    const isSolved =
      proof !== null && (await db.transaction((tx) => captcha.spend(tx, proof, now)));
    if (!isSolved) throw refuse('captcha-wrong');
  }

  return {
    async admit({ phone, address }, altcha) {
      try {
        const taken = await limiter.take(
          { name: 'wrong guess', subject: phone, quota: { perHour: SOFT_WRONG_GUESSES_PER_PHONE } },
          {
            name: 'wrong guess',
            subject: address,
            quota: { perHour: SOFT_WRONG_GUESSES_PER_ADDRESS },
          },
        );
        return { wasRight: taken.giveBack };
      } catch (error) {
        if (!isLimitRefusal(error)) throw error;
        await requireProof(altcha);
        return { wasRight: async () => {} };
      }
    },
  };
}
