// Proof of work in place of a puzzle (ALTCHA, answered by our own server): the browser does the sum by itself, nobody
// has to read, hear or tick anything. Loaded only when the server asks for it; the workers are files of this site.

import { type Challenge, solveChallengeWorkers } from 'altcha/lib';
import Solver from 'altcha/workers/sha?worker';
import type { getChallenge } from '#contract/auth.ts';
import { call } from '#web/platform/api.ts';

const MAX_WORKERS = 4;

/** Gives what the server wants as `altcha`; null when this device could not solve it. */
export async function solveProofOfWork(): Promise<string | null> {
  const answer = await call<typeof getChallenge>('GET', '/api/user/challenge');
  // Made by the same library on the server; the contract leaves its inside to it.
  const challenge = answer as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Solver(),
  }).catch(() => null);
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
