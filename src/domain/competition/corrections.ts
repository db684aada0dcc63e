// What an operator corrects in a result (product §11.17). Corrections are events: a result is computed from the answers
// and all corrections so far, so that anybody can compute it again.

import type { Standard } from '../account/standard.ts';

export const correctionKinds = [
  /** The question counts as right for every entry that answered this paper. */
  'question-voided',
  /** It counts as any other question again. */
  'question-restored',
  /** The child belongs to this standard. */
  'standard-corrected',
  /** The entry keeps its marks and has no rank. */
  'entry-set-aside',
  /** The entry counts, whatever was noticed about it. */
  'entry-counted',
] as const;

/** In order; of two about the same question or entry the later one holds. */
export type Correction =
  | {
      readonly kind: 'question-voided' | 'question-restored';
      readonly standard: Standard;
      /** From 0. */
      readonly question: number;
    }
  | {
      readonly kind: 'standard-corrected';
      readonly participantId: string;
      readonly standard: Standard;
    }
  | { readonly kind: 'entry-set-aside' | 'entry-counted'; readonly participantId: string };

/** What a series of corrections comes to. */
export interface Rulings {
  /** The places of questions, from 0, by the standard of the paper. */
  readonly voided: ReadonlyMap<Standard, ReadonlySet<number>>;
  /** By participant. */
  readonly standards: ReadonlyMap<string, Standard>;
  /** By participant, of those that were reviewed. */
  readonly reviewed: ReadonlyMap<string, 'entry-set-aside' | 'entry-counted'>;
}

export function rulingsOf(corrections: readonly Correction[]): Rulings {
  const voided = new Map<Standard, Set<number>>();
  const standards = new Map<string, Standard>();
  const reviewed = new Map<string, 'entry-set-aside' | 'entry-counted'>();
  for (const correction of corrections) {
    switch (correction.kind) {
      case 'question-voided': {
        const { standard, question } = correction;
        voided.set(standard, new Set(voided.get(standard)).add(question));
        break;
      }
      case 'question-restored':
        voided.get(correction.standard)?.delete(correction.question);
        break;
      case 'standard-corrected':
        standards.set(correction.participantId, correction.standard);
        break;
      default:
        reviewed.set(correction.participantId, correction.kind);
    }
  }
  return { voided, standards, reviewed };
}

export const NO_RULINGS: Rulings = rulingsOf([]);
