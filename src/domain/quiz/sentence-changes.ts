// How a child's sentence differs from a right one, word by word (product §7.6).

import { formOf, wordsOf } from './rewritten-sentence.ts';
import { type ChangedPart, changedParts } from './word-difference.ts';

/** What differs, word by word, between what was written and an accepted sentence. */
export function changesTo(nearest: string, written: string, isExact: boolean): ChangedPart[] {
  const sameForm = (one: string, other: string) => formOf(one, isExact) === formOf(other, isExact);
  return changedParts(tokensOf(written), tokensOf(alike(nearest, written, isExact)), sameForm);
}

/** The accepted sentence with the contractions of what was written, which are no difference. */
function alike(nearest: string, written: string, isExact: boolean): string {
  if (isExact) return nearest;
  const contractions = tokensOf(written).filter((token) => wordsOf(token).length > 1);
  const contracted = contractions.reduce(
    (sentence, token) =>
      sentence.replace(new RegExp(`\\b${wordsOf(token).join(' ')}\\b`, 'i'), token),
    nearest,
  );
  const spelledOut = ` ${wordsOf(written).join(' ')} `;
  return tokensOf(contracted)
    .map((token) => {
      const full = wordsOf(token).join(' ');
      const isSpelledOut = full.includes(' ') && !contractions.includes(token);
      return isSpelledOut && spelledOut.includes(` ${full} `) ? full : token;
    })
    .join(' ');
}

function tokensOf(text: string): string[] {
  return text.split(/\s+/).filter((token) => token !== '');
}
