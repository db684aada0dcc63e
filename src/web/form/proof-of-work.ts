// Proof of work instead of a puzzle (ALTCHA, verified by our own server): the browser computes it, and the user has
// nothing to read, hear or tick. Loaded only when the server requires it. This site serves the workers.

import { type Challenge, solveChallengeWorkers } from 'altcha/lib';
import Solver from 'altcha/workers/sha?worker';
import type { getChallenge } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';

const MAX_WORKERS = 4;

/** Returns the value for `altcha`, or null if this device cannot solve the challenge. */
export async function solveProofOfWork(): Promise<string | null> {
  const reply = await call<typeof getChallenge>('GET', '/api/user/challenge');
  // Created by the same library on the server; the contract does not describe its contents.
  const challenge = reply as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Solver(),
  }).catch(() => null);
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
