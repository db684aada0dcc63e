// Limits guesses at a pair of facts, such as a phone and a standard. Only wrong guesses count. Past a soft limit each
// needs a proof of work instead of being refused: strangers must lock nobody out, and a whole school shares one
// address.

import { refuse } from '#contract/refusals.ts';
import { decideGuess, GUESSES_WINDOW_MS } from '#domain/auth/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Attempts, Counted } from './attempts.ts';
import type { Captcha } from './captcha.ts';

interface Guess {
  /** Ten digits. */
  readonly phone: string;
  readonly address: string;
}

export interface Guesses {
  /** Throws captcha-needed or captcha-wrong. */
  admit(guess: Guess, altcha: string | undefined): Promise<void>;
  countWrong(guess: Guess): Promise<void>;
}

interface GuessDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly captcha: Captcha;
}

export function createGuesses({ db, clock, attempts, captcha }: GuessDeps): Guesses {
  const countedAs = ({ phone, address }: Guess): Counted[] => [
    ['wrong-participant-for-phone', phone],
    ['wrong-participant-from-address', address],
  ];

  return {
    async admit(guess, altcha) {
      const now = clock.now();
      const since = new Date(now.getTime() - GUESSES_WINDOW_MS);
      const [forPhone = 0, fromAddress = 0] = await attempts.count(db, countedAs(guess), since);
      if (decideGuess({ forPhone, fromAddress }).ok) return;
      if (altcha === undefined) throw refuse('captcha-needed');
      const proof = await captcha.read(altcha, now);
      const isSolved =
        proof !== null && (await db.transaction((tx) => captcha.spend(tx, proof, now)));
      if (!isSolved) throw refuse('captcha-wrong');
    },

    countWrong: (guess) => attempts.record(db, countedAs(guess), clock.now()),
  };
}
