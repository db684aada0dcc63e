// Solves a proof of work as the browser's worker does, only faster: without giving way to other work after each round.

import { hash } from 'node:crypto';
import { z } from 'zod';

const sent = z.looseObject({
  parameters: z.looseObject({ nonce: z.string(), salt: z.string(), keyPrefix: z.string() }),
});

/** `body`: of the reply with the challenge. Returns the value for `altcha`. */
export function solveChallenge(body: unknown): string {
  const challenge = sent.parse(body);
  const { nonce, salt, keyPrefix } = challenge.parameters;
  const tried = Buffer.from(`${salt}${nonce}00000000`, 'hex');
  for (let counter = 0; ; counter += 1) {
    tried.writeUInt32BE(counter, tried.length - 4);
    const derivedKey = hash('sha256', tried, 'hex');
    if (derivedKey.startsWith(keyPrefix)) {
      const solution = { counter, derivedKey };
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    }
  }
}
