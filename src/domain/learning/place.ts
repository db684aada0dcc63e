// Where a child stands on the twelve steps, from answers (product §7.15): a Rasch model with guessing and slips. Every
// step has a probability; each answer multiplies it by how likely that answer is of a child on that step.

import type { Standard } from '../account/standard.ts';
import { firstStepOf, STEPS } from './steps.ts';

/** A question as the model sees it. */
export interface Hardness {
  /** Of its level, or corrected by real answers: then between two steps. */
  readonly step: number;
  /** How likely it is that a child who does not know is right. */
  readonly guess: number;
}

export interface GivenAnswer extends Hardness {
  readonly isRight: boolean;
}

/** By step: how likely the child stands there. Adds up to 1. */
export type Place = readonly number[];

/** How fast questions get harder: a child on step 5 knows the answer to 77 of 100 questions of step 4, to 92 of step 3. */
export const SLOPE = 1.2;
/** How often a child is wrong who knows the answer. */
const SLIP = 0.05;
/** In steps: a standard says little about a child. */
const SPREAD = 3;

const ALL = Array.from({ length: STEPS }, (_, step) => step);

/** Of a child whose standard is not known. */
const MIDDLE = 'a-4th';

/** Before any answer: around the first step of the standard. */
export function placeOfStandard(standard: Standard | null): Place {
  const first = firstStepOf(standard ?? MIDDLE);
  return normalised(ALL.map((step) => Math.exp(-((step - first) ** 2) / (2 * SPREAD ** 2))));
}

export function placeAfter(before: Place, answers: Iterable<GivenAnswer>): Place {
  const logs = before.map(Math.log);
  for (const answer of answers) {
    for (const step of ALL) {
      const right = chanceOfRight(step, answer);
      logs[step] = (logs[step] ?? 0) + Math.log(answer.isRight ? right : 1 - right);
    }
  }
  const most = Math.max(...logs);
  return normalised(logs.map((log) => Math.exp(log - most)));
}

/** Of a child on `step`. */
export function chanceOfRight(step: number, { step: hardness, guess }: Hardness): number {
  const known = 1 / (1 + Math.exp(-SLOPE * (step - hardness)));
  return guess + (1 - guess - SLIP) * known;
}

/** The step on which the child most likely stands: the first that is not known yet. */
export function stepOfPlace(place: Place): number {
  return place.indexOf(Math.max(...place));
}

/** How likely it is that the child stands at most one step from there. */
export function certaintyOf(place: Place): number {
  const step = stepOfPlace(place);
  return place.slice(Math.max(0, step - 1), step + 2).reduce((sum, share) => sum + share, 0);
}

/** How much an answer to this question is expected to tell: the lower the number, the surer the place after it. */
export function entropyAfter(place: Place, question: Hardness): number {
  const right = place.reduce((sum, share, step) => sum + share * chanceOfRight(step, question), 0);
  const after = (isRight: boolean) => entropy(placeAfter(place, [{ ...question, isRight }]));
  return right * after(true) + (1 - right) * after(false);
}

function entropy(place: Place): number {
  return -place.reduce((sum, share) => (share > 0 ? sum + share * Math.log(share) : sum), 0);
}

function normalised(shares: readonly number[]): Place {
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}
