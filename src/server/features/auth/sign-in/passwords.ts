// Password hashing with argon2id and the parameters recommended by OWASP. Hashing is the most expensive thing the
// server does: at most one more than there are processors runs at once (so that none idles between two), a bounded
// number waits, and the rest is refused with Retry-After, so that the rest of the site stays fast.

import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError } from '#contract/errors.ts';

const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const MAX_WAITING = 200;
/** The hash of a password that nobody has, with the same parameters. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$M9zOwz6wAAu9tsY62xfFuA$QvpdZwQufWoLqvqiIwKnPWBnSKynpJtXBHamCIoJ3Oo';

export interface Passwords {
  /** Both throw ServiceUnavailableError when too many are waiting already. */
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long as with one and returns false. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords(atOnce: number = availableParallelism() + 1): Passwords {
  const queue = pLimit(atOnce);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.pendingCount >= MAX_WAITING) throw new ApiError('ServiceUnavailableError');
    return queue(work);
  }

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),

    async verify(passwordHash, password) {
      const isRight = await inTurn(() => verify(passwordHash ?? DECOY_HASH, password));
      return isRight && passwordHash !== undefined;
    },
  };
}
