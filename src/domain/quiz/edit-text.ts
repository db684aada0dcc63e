// A text with mistakes that nobody has marked, as an author writes it: `Two {childs => children} wave.` Of several right
// forms one is enough: `{sended => sent | posted}`. The child sees the wrong words.

import { typedForm } from './typed-answer.ts';

/** A word of the text between spaces, with the punctuation around it. */
export interface EditWord {
  readonly before: string;
  /** As the child finds it. */
  readonly word: string;
  readonly after: string;
  /** What it should be; empty: it is right. */
  readonly right: readonly string[];
  /** Whether it begins a line. */
  readonly isFirstOfLine: boolean;
}

const MARK = /\{([^{}]*?) => ([^{}]*)\}/;
const PUNCTUATION_AROUND = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;
/** Words and marks, which have spaces inside. */
const WORDS = /(?:\{[^{}]*\}|[^\s{}])+/g;

export function editWords(text: string): EditWord[] {
  return text.split('\n').flatMap((line) =>
    (line.match(WORDS) ?? []).map((token, at): EditWord => {
      const isFirstOfLine = at === 0;
      const mark = MARK.exec(token);
      if (mark !== null) {
        const [whole, word = '', right = ''] = mark;
        const before = token.slice(0, mark.index);
        const after = token.slice(mark.index + whole.length);
        return {
          before,
          word,
          after,
          right: right.split('|').map((one) => one.trim()),
          isFirstOfLine,
        };
      }
      const [, before = '', word = '', after = ''] = PUNCTUATION_AROUND.exec(token) ?? [];
      return { before, word, after, right: [], isFirstOfLine };
    }),
  );
}

/** The mistakes in order, each with the index of its word. */
export function mistakesIn(text: string): (readonly [index: number, word: EditWord])[] {
  return [...editWords(text).entries()].filter(([, { right }]) => right.length > 0);
}

/** The text as it should be. */
export function mendedText(text: string): string {
  return textWith(text, ({ word, right: [best = word] }) => best);
}

/** The text as the child finds it. */
export function faultyText(text: string): string {
  return textWith(text, ({ word }) => word);
}

function textWith(text: string, wordOf: (word: EditWord) => string): string {
  return editWords(text)
    .map((one, at) => {
      const space = at === 0 ? '' : one.isFirstOfLine ? '\n' : ' ';
      return space + one.before + wordOf(one) + one.after;
    })
    .join('');
}

/** The index of a word → what the child wrote in its place. */
export type Changes = ReadonlyMap<number, string>;

const CHANGE = /^(\d{1,3}) (\S.*)$/;
const MAX_CHANGE_LENGTH = 40;

/** Changes as one text, a line each: `12 children`. */
export function answerOf(changes: Changes): string {
  return [...changes]
    .sort(([one], [other]) => one - other)
    .map(([at, word]) => `${at} ${word}`)
    .join('\n');
}

/** Null if the text does not hold changes of these words. */
export function changesIn(answer: string, words: readonly EditWord[]): Changes | null {
  const changes = new Map<number, string>();
  for (const line of answer.split('\n')) {
    const [, at = '', written = ''] = CHANGE.exec(line) ?? [];
    const index = Number(at);
    const isChange =
      at !== '' &&
      index < words.length &&
      !changes.has(index) &&
      written.length <= MAX_CHANGE_LENGTH;
    if (!isChange) return null;
    changes.set(index, written);
  }
  return changes;
}

/** Whether this is what the word should be. Its capital counts where it is the mistake. */
export function isMended({ word, right }: EditWord, written: string): boolean {
  return right.some((one) => {
    const isExact = one.toLowerCase() === word.toLowerCase();
    return formOf(one, isExact) === formOf(written, isExact);
  });
}

/** Without punctuation around it, which the text keeps. */
function formOf(text: string, isExact: boolean): string {
  const [, , inner = ''] = PUNCTUATION_AROUND.exec(typedForm(text, isExact)) ?? [];
  return inner;
}
