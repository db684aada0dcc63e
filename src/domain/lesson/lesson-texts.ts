// The marked texts of a lesson, in parts (product §7.12).

import { mistakeOf } from '../worksheet/gap.ts';
import { closeGaps, unstressed, withMarks } from '../worksheet/marked-text.ts';

/** A stretch of a sentence. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** `Two *mangoes* fell.` → “Two ”, the marked “mangoes”, “ fell.” */
export function textParts(text: string): TextPart[] {
  // Parts between two stars have odd indexes.
  return text
    .split('*')
    .map((part, place) => ({ text: part, isMarked: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The sentence as a child writes it, the wrong words between stars; without stars if words are missing. */
export function asMistaken(mistake: string): string {
  return closeGaps(withMarks(mistake, (mark) => starred(mistakeOf(mark).wrong)));
}

/** The corrected sentence, with the corrected words between stars; no stars where words were only removed. */
export function asMended(mistake: string): string {
  return closeGaps(withMarks(mistake, (mark) => starred(mistakeOf(mark).right)));
}

/** The sentences that a lesson shows as good English, without marks. */
export function goodSentencesOf(lesson: {
  readonly examples: readonly string[];
  readonly mistake: string;
}): string[] {
  return [...lesson.examples, asMended(lesson.mistake)].map(unstressed);
}

function starred(text: string): string {
  return text === '' ? '' : `*${text}*`;
}
