// The questions whose answer the child produces, as a reader sees them. What a child finds mixed stands in the order in
// which the child finds it at first, with numbers from 0; boxes, right sides and options have letters.

import type { ProducedItem } from '#content/bank/bank.ts';
import { type Answer, isAnswerTo, isRight, tilesPlaced, wordsToSort } from '#domain/quiz/answer.ts';
import { piecesOf } from '#domain/quiz/passage-text.ts';
import type { ProducedQuestion } from '#domain/quiz/question.ts';
import { movableTiles, sentenceOf } from '#domain/quiz/sentence-tiles.ts';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { type Entry, fault, LETTERS, type RawAnswer } from './sheet.ts';

type OfKind<Kind> = Extract<ProducedQuestion, { kind: Kind }>;

/** What differs from kind to kind. */
interface Form {
  /** Below the title. */
  readonly lines: string[];
  readonly key: string;
  /** Every reason with what it is about. */
  readonly judged: string[];
  /** The answer to the question as it is written; undefined if the reader's could not be one. */
  answerOf(tokens: readonly string[]): Answer;
  say(answer: Answer): string;
}

export const HOW_TO_ANSWER = [
  'Other kinds are answered with a list. order: the numbers of the tiles in their order. sort: the letter of the box of',
  'each word. match: the letter of the right side for each left side. passage: the letter of the option at each place.',
  'type: the word or words to write, as a text.',
];

export function producedEntry({ id, title, question }: ProducedItem): Entry {
  const form = formOf(question);
  return {
    id,
    label: id,
    lines: [title, ...form.lines].filter((line) => line !== ''),
    key: form.key,
    judged: form.judged,
    parse(raw) {
      const tokens = tokensIn(raw, question.kind);
      const answer = form.answerOf(tokens);
      if (!isAnswerTo(question, answer)) return fault(`“${tokens.join(' ')}” is no answer to it.`);
      const said = form.say(answer);
      return { ok: true, answer: tokens.join(' '), said, isKey: isRight(question, answer) };
    },
  };
}

function formOf(question: ProducedQuestion): Form {
  switch (question.kind) {
    case 'order':
      return orderForm(question);
    case 'sort':
      return sortForm(question);
    case 'match':
      return matchForm(question);
    case 'type':
      return typeForm(question);
    case 'passage':
      return passageForm(question);
  }
}

function orderForm(question: OfKind<'order'>): Form {
  const { text, or, wrong, why } = question;
  const { tiles, endMark } = movableTiles(text);
  const shown = shownOrder(question, '');
  const places = shown.map((index) => tiles[index] ?? '');
  const right = [text, ...or].map(sentenceOf).join(' / ');
  return {
    lines: [`  ${places.map(numbered).join('  ')}  ${endMark}`],
    key: right,
    judged: [`${right}: ${why}`, ...wrong.map((one) => `${sentenceOf(one.answer)}: ${one.why}`)],
    answerOf: (tokens) => tokens.map((token) => shown[numberIn(token)] ?? -1),
    say: (answer) => sentenceOf(tilesPlaced(question, indexesOf(answer)).join(' ') + endMark),
  };
}

function sortForm(question: OfKind<'sort'>): Form {
  const { text, boxes, why } = question;
  const words = wordsToSort(question);
  const shown = shownOrder(question, '');
  const say = (boxOfWord: readonly number[]) =>
    boxes
      .map(
        ({ name }, box) => `${name}: ${words.filter((_, at) => boxOfWord[at] === box).join(', ')}`,
      )
      .join('; ');
  return {
    lines: [
      text,
      `  ${shown.map((index, place) => numbered(words[index] ?? '', place)).join('  ')}`,
      ...boxes.map(({ name }, box) => lettered(name, box)),
    ],
    key: boxes.map(({ name, words }) => `${name}: ${words.join(', ')}`).join('; '),
    judged: [text, why, ...boxes.map((box) => `${box.name} (${box.words.join(', ')}): ${box.why}`)],
    answerOf: (tokens) => inWrittenOrder(shown, tokens.map(letterIn)),
    say: (answer) => say(indexesOf(answer)),
  };
}

function matchForm(question: OfKind<'match'>): Form {
  const { pairs, why } = question;
  const shown = shownOrder(question, '');
  const paired = (rights: readonly number[]) =>
    pairs.map(({ left }, at) => `${left} – ${pairs[rights[at] ?? -1]?.right}`).join('; ');
  return {
    lines: [
      ...pairs.map(({ left }, at) => `  ${numbered(left, at)}`),
      ...shown.map((index, place) => lettered(pairs[index]?.right ?? '', place)),
    ],
    key: paired([...pairs.keys()]),
    judged: [why, ...pairs.map((pair) => `${pair.left} – ${pair.right}: ${pair.why}`)],
    answerOf: (tokens) => tokens.map((token) => shown[letterIn(token)] ?? -1),
    say: (answer) => paired(indexesOf(answer)),
  };
}

function typeForm({ text, accept, wrong, why }: OfKind<'type'>): Form {
  const right = accept.join(' / ');
  return {
    lines: [text],
    key: right,
    judged: [text, `${right}: ${why}`, ...wrong.map((one) => `${one.answer}: ${one.why}`)],
    answerOf: ([typed = '']) => typed,
    say: String,
  };
}

function passageForm({ text, places, why }: OfKind<'passage'>): Form {
  let place = -1;
  const shown = piecesOf(text).map((piece) => {
    if (piece.kind === 'words') return piece.text;
    place += 1;
    return numbered(piece.kind === 'gap' ? '____' : `(${piece.text})`, place);
  });
  const chosen = (options: readonly number[]) =>
    places.map((one, at) => one.options[options[at] ?? -1]).join(' / ');
  const key = places.map(({ answer }) => answer);
  return {
    lines: [
      ...shown.join('').split('\n'),
      ...places.map(
        ({ options }, at) => `  ${numbered(options.map(letteredShort).join('  '), at)}`,
      ),
    ],
    key: chosen(key),
    judged: [
      text,
      why,
      ...places.map(
        (one, at) => `${at} ${one.options.join(' / ')} → ${one.options[one.answer]}: ${one.why}`,
      ),
    ],
    answerOf: (tokens) => tokens.map(letterIn),
    say: (answer) => chosen(indexesOf(answer)),
  };
}

/** A list as given, or in the form kept in readings: `2 0 1`, `A B A`. */
function tokensIn(raw: RawAnswer, kind: ProducedQuestion['kind']): string[] {
  if (kind === 'type') return [String(raw).trim()];
  const list = typeof raw === 'string' ? raw.split(/[\s,]+/) : [raw].flat(2);
  return list.map((token) => String(token).trim().toUpperCase());
}

function numberIn(token: string): number {
  return /^\d$/.test(token) ? Number(token) : -1;
}

function letterIn(token: string): number {
  return token.length === 1 ? LETTERS.indexOf(token) : -1;
}

/** What stands at each shown place, put where the question has it. */
function inWrittenOrder(shown: readonly number[], values: readonly number[]): number[] {
  if (values.length !== shown.length) return [];
  return [...shown.keys()].map((index) => values[shown.indexOf(index)] ?? -1);
}

function indexesOf(answer: Answer): readonly number[] {
  return Array.isArray(answer) ? answer : [];
}

function numbered(text: string, place: number): string {
  return `[${place}] ${text}`;
}

function lettered(text: string, place: number): string {
  return `  ${letteredShort(text, place)}`;
}

function letteredShort(text: string, place: number): string {
  return `${LETTERS[place]}  ${text}`;
}
