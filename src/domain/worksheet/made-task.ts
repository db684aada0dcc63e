// A question of the bank as a task for paper: a choice becomes "choose", a sentence with a mistake "correct", a word to
// drag "circle", a word to write "fill"; a sentence to rewrite and a text to edit stay what they are.

import { sentencesOf } from '../quiz/accepted-sentences.ts';
import type { Question, QuestionOfKind } from '../quiz/question.ts';
import { tilesOf } from '../quiz/tiles.ts';
import { type Rng, shuffle } from '../random/random.ts';

export const madeKinds = ['choice', 'spot', 'drag', 'type', 'rewrite', 'edit'] as const;
export type MadeKind = (typeof madeKinds)[number];

const BLANK = '____';
/** Characters with a meaning in the text of a task. */
const MARKUP = /[{}*|]|=>|\s\/\s/;
/** The same around the mistakes of a text to edit. */
const MARKUP_OF_EDIT = /[*]|\s\/\s/;
/** Titles that ask for no more than the right word, so that many questions can stand under one instruction. */
const PLAIN_TITLE = /^Choose the (right [\w ]+|[\w ]+ that fits?)\.$/;
/** `Drag the adverb into the box.`, `Drag the word that must change.` */
const DRAG_TITLE = /^Drag the (.+?)(?: into the box)?\.$/;

interface CommonTask {
  readonly text: string;
  readonly why: string[];
}

export type MadeTask =
  | ({ readonly kind: 'choice' | 'spot' } & CommonTask)
  /** `sort`: what to circle, or what to write. */
  | ({ readonly kind: 'drag' | 'type'; readonly sort: string } & CommonTask)
  | ({ readonly kind: 'rewrite'; readonly hint: string; readonly answer: string[] } & CommonTask)
  | ({ readonly kind: 'edit'; readonly title: string } & CommonTask);

export function isUsable(question: Question, kinds: readonly MadeKind[]): boolean {
  const isWanted = kinds.some((kind) => kind === question.kind);
  return isWanted && taskOf(question, () => 0) !== undefined;
}

/** Undefined for a question that cannot be asked on paper without its options, its box or its voice. */
export function taskOf(question: Question, rng: Rng): MadeTask | undefined {
  switch (question.kind) {
    case 'choice':
      return chooseTask(question, rng);
    case 'spot':
      return correctTask(question);
    case 'drag':
      return circleTask(question);
    case 'type':
      return fillTask(question);
    case 'rewrite':
      return rewriteTask(question);
    case 'edit':
      return editTask(question);
    default:
      return undefined;
  }
}

const isPlain = (...texts: readonly string[]) => !texts.some((text) => MARKUP.test(text));

function chooseTask(question: QuestionOfKind<'choice'>, rng: Rng): MadeTask | undefined {
  const { title, text, options, answer, why } = question;
  if (!PLAIN_TITLE.test(title) || text.split(BLANK).length !== 2) return undefined;
  if (!isPlain(text, ...options)) return undefined;
  const marked = options.map((option, index) => (index === answer ? `*${option}` : option));
  const gap = `{${shuffle(marked, rng).join(' / ')}}`;
  return { kind: 'choice', text: text.replace(BLANK, gap), why: [why] };
}

function correctTask({ text, correction, why }: QuestionOfKind<'spot'>): MadeTask | undefined {
  if (correction === undefined || !isPlain(text)) return undefined;
  return { kind: 'spot', text: markMistake(text, correction), why: [why] };
}

function circleTask({ title, text, answer, why }: QuestionOfKind<'drag'>): MadeTask | undefined {
  const sort = DRAG_TITLE.exec(title)?.[1];
  if (sort === undefined || !isPlain(text)) return undefined;
  return { kind: 'drag', sort, text: markTile(text, answer), why: [why] };
}

function fillTask({ title, text, accept, why }: QuestionOfKind<'type'>): MadeTask | undefined {
  if (!isPlain(title, text, ...accept)) return undefined;
  const gap = `{${accept.join(' | ')}}`;
  return { kind: 'type', sort: title, text: text.replace(BLANK, gap), why: [why] };
}

function rewriteTask({
  title,
  text,
  accept,
  why,
}: QuestionOfKind<'rewrite'>): MadeTask | undefined {
  const answer = accept.flatMap((one) => sentencesOf(one).slice(0, 1));
  if (!isPlain(title, text, ...answer)) return undefined;
  return { kind: 'rewrite', hint: title.replace(/\.$/, ''), text, answer, why: [why] };
}

function editTask({ title, text, why }: QuestionOfKind<'edit'>): MadeTask | undefined {
  if (MARKUP_OF_EDIT.test(text)) return undefined;
  return { kind: 'edit', title, text, why: [why] };
}

/** `two book here`, `two books here` → `two {book => books} here` */
function markMistake(wrong: string, right: string): string {
  const [from, to] = [tilesOf(wrong), tilesOf(right)];
  let start = 0;
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start += 1;
  let end = 0;
  const longest = Math.min(from.length, to.length) - start;
  while (end < longest && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const middle = (words: string[]) => words.slice(start, words.length - end).join(' ');
  const mark = `{${middle(from)} => ${middle(to)}}`;
  return [...from.slice(0, start), mark, ...from.slice(from.length - end)].join(' ');
}

/** The word of a tile in braces, without the punctuation around it. */
function markTile(text: string, answer: number): string {
  return tilesOf(text)
    .map((tile, index) =>
      index === answer ? tile.replace(/^([“(]*)(.*?)([”).,!?;:]*)$/u, '$1{$2}$3') : tile,
    )
    .join(' ');
}
