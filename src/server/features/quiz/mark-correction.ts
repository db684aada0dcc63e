// The corrected sentence of an error-spotting question with the mended words marked (product §7.5). Computed here, so
// that the pages need no diff library.

import { diffArrays } from 'diff';
import type { CorrectionPart } from '#contract/quiz.ts';

/**
 * The correction in parts. A part is a word or several, without the spaces around it; words that are
 * only removed stand as `removed` in their place.
 */
export function markCorrection(text: string, correction: string): CorrectionPart[] {
  const changes = diffArrays(text.split(/\s+/), correction.split(/\s+/));
  return changes.flatMap(({ value, added, removed }, index) => {
    const isReplaced =
      removed && (changes[index + 1]?.added === true || changes[index - 1]?.added === true);
    if (isReplaced) return [];
    const change = added ? 'added' : removed ? 'removed' : 'same';
    return [{ text: value.join(' '), change } as const];
  });
}
