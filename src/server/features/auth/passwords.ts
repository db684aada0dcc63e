// Passwords by argon2id with the parameters that OWASP advises. Hashing is the dearest thing the server does: only as
// many at a time as there are processors, a bounded number waits, and the rest is asked to come again, so that reading
// the site stays quick beside it.

import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { ApiError } from '#contract/errors.ts';

const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const MAX_WAITING = 200;

export interface Passwords {
  /** Both throw ServiceUnavailableError when too many wait already. */
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one, and is false. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords(atOnce: number = availableParallelism()): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The turn goes straight to the next one, so that nobody slips in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  let nobodysHash: Promise<string> | undefined;

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),

    async verify(passwordHash, password) {
      nobodysHash ??= hash('nobody has this password', OPTIONS);
      const against = passwordHash ?? (await nobodysHash);
      const isRight = await inTurn(() => verify(against, password));
      return isRight && passwordHash !== undefined;
    },
  };
}
