// A question whose answer the child produces, as editors and independent readers see it; each kind states its own. What a
// child finds mixed stands in the order in which the child finds it at first, with numbers from 0; boxes, right sides and
// options have letters.

import type { Answer } from '#domain/quiz/answer.ts';
import { LETTERS } from '../reading/sheets/sheet.ts';

/** What a reader is shown and may answer. */
export interface ReadingForm {
  /** Shown below the title. */
  readonly lines: string[];
  readonly key: string;
  /** Each reason with its subject. */
  readonly judged: string[];
  /** The answer to the question as it is written; what can't be one if the reader's could not. */
  answerOf(tokens: readonly string[]): Answer;
  say(answer: Answer): string;
}

/** A line of the preview. */
export interface Line {
  readonly mark: string;
  readonly text: string;
  readonly reason: string;
  readonly isKey: boolean;
}

export interface KindForEditors<Question> {
  readingForm(question: Question): ReadingForm;
  previewLines(question: Question): Line[];
}

export function right(text: string, reason: string, mark = '✓'): Line {
  return { mark, text, reason, isKey: true };
}

export function wrong(text: string, reason: string): Line {
  return { mark: '✗', text, reason, isKey: false };
}

export function numberIn(token: string): number {
  return /^\d$/.test(token) ? Number(token) : -1;
}

export function letterIn(token: string): number {
  return token.length === 1 ? LETTERS.indexOf(token) : -1;
}

export function numbered(text: string, place: number): string {
  return `[${place}] ${text}`;
}

export function lettered(text: string, place: number): string {
  return `${LETTERS[place]}  ${text}`;
}
