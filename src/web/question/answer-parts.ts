// A produced answer in words, part by part, beside what is right there (product §7.6): the words of a sort, the pairs of a
// match, the places of a passage; what was built or typed is a single part.

import { type Answer, markParts, tilesPlaced, wordsToSort } from '#domain/quiz/answer.ts';
import { movableTiles, sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { markTyped } from '#domain/quiz/typed-answer.ts';
import type { ProducedQuestion } from './question.ts';

export interface AnswerPart {
  /** The word, the left side, or the number of the place; empty for a single part. */
  readonly name: string;
  /** What the child put there; empty if the question was skipped. */
  readonly given: string;
  readonly right: string;
  readonly isRight: boolean;
  /** Why `right` is right there; of a single part, why `given` is wrong. Empty where nothing is known about it. */
  readonly why: string;
}

/** `answer` is null for a skipped question. */
export function partsOf(question: ProducedQuestion, answer: Answer | null): AnswerPart[] {
  const marks = answer === null ? [] : markParts(question, answer);
  const indexes = Array.isArray(answer) ? (answer as readonly number[]) : [];
  const isRightAt = (at: number) => marks[at] === true;
  switch (question.kind) {
    case 'order': {
      const given = indexes.length === 0 ? '' : placedSentence(question.text, indexes);
      const isRight = marks.length > 0 && marks.every(Boolean);
      const known = question.wrong.find((mistake) => sentenceOf(mistake.answer) === given);
      const right = isRight ? given : sentenceOf(question.text);
      return [{ name: '', given, right, isRight, why: known?.why ?? '' }];
    }
    case 'type': {
      const given = typeof answer === 'string' ? answer.trim() : '';
      const mark = markTyped(question, given);
      const right = question.accept[0] ?? '';
      const why = mark.kind === 'known' ? mark.why : '';
      return [{ name: '', given, right, isRight: mark.kind === 'right', why }];
    }
    case 'sort': {
      const { boxes } = question;
      const rightBoxes = boxes.flatMap((box) => box.words.map(() => box));
      return wordsToSort(question).map((name, at) => ({
        name,
        given: boxes[indexes[at] ?? -1]?.name ?? '',
        right: rightBoxes[at]?.name ?? '',
        isRight: isRightAt(at),
        why: rightBoxes[at]?.why ?? '',
      }));
    }
    case 'match':
      return question.pairs.map(({ left, right, why }, at) => ({
        name: left,
        given: question.pairs[indexes[at] ?? -1]?.right ?? '',
        right,
        isRight: isRightAt(at),
        why,
      }));
    case 'passage':
      return question.places.map(({ options, answer: key, why }, at) => ({
        name: String(at + 1),
        given: options[indexes[at] ?? -1] ?? '',
        right: options[key] ?? '',
        isRight: isRightAt(at),
        why,
      }));
  }
}

/** The sentence of placed tiles, with its capital and its end mark. */
export function placedSentence(text: string, placed: readonly number[]): string {
  const sentence = sentenceOf(tilesPlaced({ text }, placed).join(' '));
  return sentence + movableTiles(text).endMark;
}
