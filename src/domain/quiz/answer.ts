// The answer to a question of any kind, and its mark (product §7.5, §7.6). Answers hold indexes of the question as it is
// written, whatever the order in which it was shown, so that they mean the same on every device and at any time.

import { movableTiles } from './sentence-tiles.ts';
import { tilesOf } from './tiles.ts';
import { markTyped, type TypedKey } from './typed-answer.ts';

/**
 * The index of a choice; what was typed; or a list of indexes: the tiles in the order in which they were placed, the box
 * of each word, the pair whose right side was chosen for each left side, the option at each place of a passage.
 */
export type Answer = number | string | readonly number[];

/** What marking needs of a question. */
export type Marked =
  | {
      readonly kind: 'choice' | 'spot';
      readonly answer: number;
      readonly options: readonly string[];
    }
  | { readonly kind: 'drag'; readonly answer: number; readonly text: string }
  | { readonly kind: 'order'; readonly text: string; readonly or: readonly string[] }
  | { readonly kind: 'sort'; readonly boxes: readonly { readonly words: readonly string[] }[] }
  | { readonly kind: 'match'; readonly pairs: readonly unknown[] }
  | ({ readonly kind: 'type' } & TypedKey)
  | { readonly kind: 'passage'; readonly places: readonly Place[] };

interface Place {
  readonly answer: number;
  readonly options: readonly string[];
}

/** What was typed may be as long as a sentence. */
export const MAX_TYPED_LENGTH = 200;

/** What no database takes: the null character, and half of an emoji. */
const UNKEEPABLE = /[\0\p{Cs}]/u;

/** Whether a value is a complete answer to this question. */
export function isAnswerTo(question: Marked, value: unknown): value is Answer {
  switch (question.kind) {
    case 'choice':
    case 'spot':
      return isIndex(value, question.options.length);
    case 'drag':
      return isIndex(value, tilesOf(question.text).length);
    case 'order': {
      const { length } = movableTiles(question.text).tiles;
      return areIndexes(value, Array(length).fill(length)) && new Set(value).size === length;
    }
    case 'sort': {
      const { boxes } = question;
      return areIndexes(
        value,
        boxes.flatMap(({ words }) => words.map(() => boxes.length)),
      );
    }
    case 'match': {
      const { length } = question.pairs;
      return areIndexes(value, Array(length).fill(length)) && new Set(value).size === length;
    }
    case 'type':
      return (
        typeof value === 'string' &&
        value.trim() !== '' &&
        value.length <= MAX_TYPED_LENGTH &&
        !UNKEEPABLE.test(value)
      );
    case 'passage':
      return areIndexes(
        value,
        question.places.map(({ options }) => options.length),
      );
  }
}

function isIndex(value: unknown, count: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < count;
}

function areIndexes(value: unknown, counts: readonly number[]): value is number[] {
  return (
    Array.isArray(value) &&
    value.length === counts.length &&
    counts.every((count, at) => isIndex(value[at], count))
  );
}

/** Whether each part of an answer is right, in order; a single part for a question without parts. One mark for all. */
export function markParts(question: Marked, answer: Answer): readonly boolean[] {
  switch (question.kind) {
    case 'choice':
    case 'spot':
    case 'drag':
      return [answer === question.answer];
    case 'type':
      return [markTyped(question, String(answer)).kind === 'right'];
    case 'order':
      return markOrder(question, indexesOf(answer));
    case 'sort':
      return compare(boxOfEachWord(question), indexesOf(answer));
    case 'match':
      return compare([...question.pairs.keys()], indexesOf(answer));
    case 'passage':
      return compare(
        question.places.map((place) => place.answer),
        indexesOf(answer),
      );
  }
}

export function isRight(question: Marked, answer: Answer): boolean {
  return markParts(question, answer).every(Boolean);
}

/** The words of a sort question, box by box. */
export function wordsToSort<Word>(question: {
  readonly boxes: readonly { readonly words: readonly Word[] }[];
}): Word[] {
  return question.boxes.flatMap(({ words }) => words);
}

/** The index of the right box of each word. */
export function boxOfEachWord({ boxes }: Extract<Marked, { kind: 'sort' }>): number[] {
  return boxes.flatMap(({ words }, box) => words.map(() => box));
}

/** The movable tiles of a sentence in the order of the answer. */
export function tilesPlaced(question: { readonly text: string }, answer: readonly number[]) {
  const { tiles } = movableTiles(question.text);
  return answer.map((index) => tiles[index] ?? '');
}

/** The parts are the tiles as placed; compared with the right order that is nearest. Equal tiles stand for each other. */
function markOrder(
  question: Extract<Marked, { kind: 'order' }>,
  answer: readonly number[],
): readonly boolean[] {
  const placed = tilesPlaced(question, answer);
  const marks = [question.text, ...question.or].map((order) =>
    compare(movableTiles(order).tiles, placed),
  );
  return marks.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function compare<T>(right: readonly T[], given: readonly T[]): boolean[] {
  return right.map((value, at) => value === given[at]);
}

function count(marks: readonly boolean[]): number {
  return marks.filter(Boolean).length;
}

function indexesOf(answer: Answer): readonly number[] {
  return Array.isArray(answer) ? answer : [];
}
