// The marked texts of a lesson, in parts (product §7.12).

import { mistakeOf } from '../worksheet/gap.ts';
import { closeGaps, unstressed, withMarks } from '../worksheet/marked-text.ts';
import type { LessonOfFile } from './lesson-file.ts';

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
export function goodSentencesOf(lesson: LessonOfFile): string[] {
  const { examples, unlike, mistake, skills } = lesson;
  const worked = skills.map((skill) => skill.example);
  return [...examples, unlike.text, asMended(mistake), triedSentence(lesson), ...worked].map(
    unstressed,
  );
}

/** What the question to try says with its answer in place; of a question without a blank, the answer. */
export function triedSentence({
  try: { text, options, answer },
}: Pick<LessonOfFile, 'try'>): string {
  const right = options[answer] ?? '';
  return text.includes('____') ? text.replace('____', right) : right;
}

function starred(text: string): string {
  return text === '' ? '' : `*${text}*`;
}
