// "Make a sheet": tasks from the question bank, picked and mixed by a seed (product §10.6). A choice becomes "choose",
// a sentence with a mistake "correct", a word to drag "circle".

import type { Category, Difficulty } from '../quiz/bank.ts';
import { type ChoiceKind, hasChoices } from '../quiz/choices.ts';
import type { ChoiceQuestion, Question } from '../quiz/question.ts';
import { tilesOf } from '../quiz/tiles.ts';
import { type Rng, rngFrom, shuffle } from '../random/random.ts';
import type { Section } from './kinds/all-kinds.ts';
import { type PrintableSheet, standardsOf } from './worksheet.ts';

const MAX_CIRCLE_SECTIONS = 4;

const BLANK = '____';
/** Characters with a meaning in the text of a task. */
const MARKUP = /[{}*|]|=>|\s\/\s/;
/** Titles that ask for no more than the right word, so that many questions can stand under one instruction. */
const PLAIN_TITLE = /^Choose the (right [\w ]+|[\w ]+ that fits?)\.$/;
/** `Drag the adverb into the box.`, `Drag the word that must change.` */
const DRAG_TITLE = /^Drag the (.+?)(?: into the box)?\.$/;

interface MadeTask {
  readonly kind: ChoiceKind;
  /** What to circle: `adverb`. */
  readonly what?: string;
  readonly text: string;
  readonly why: string[];
}

export interface MadeSheetWish {
  readonly topic: string;
  readonly category: Category;
  readonly order: number;
  readonly difficulty: Difficulty;
  readonly kinds: readonly ChoiceKind[];
  readonly tasks: number;
  /** What stands at its head; empty for a name of its own. */
  readonly name: string;
  readonly seed: string;
}

/** What the child reads above the tasks. */
export interface Instructions {
  readonly choose: string;
  readonly correct: string;
  readonly circle: (what: string) => string;
}

/** Number of tasks to pick from. */
export function countUsable(questions: readonly Question[], kinds: readonly ChoiceKind[]): number {
  return questions.filter((question) => isUsable(question, kinds)).length;
}

/** Copy `nth` of a class set, from 1; the same request gives the same sheet. Fewer tasks if the bank has no more. */
export function makeSheet(
  questions: readonly Question[],
  wish: MadeSheetWish,
  nth: number,
  instructions: Instructions,
): PrintableSheet {
  const { topic, category, order, difficulty, kinds, tasks, name, seed } = wish;
  const type = difficulty === 'easy' ? 'practice easy' : 'practice hard';
  const rng = rngFrom(`${category} ${topic} ${difficulty} ${seed} ${nth}`);
  const usable = questions.filter((question) => isUsable(question, kinds));
  const picked = shuffle(usable, rng).slice(0, tasks);
  const place = `${category.charAt(0).toUpperCase()}${String(order).padStart(2, '0')}`;
  return {
    code: `${place}-${seed}-${nth}`,
    topic,
    title: name === '' ? topic : name,
    type,
    standards: standardsOf(category, type),
    sections: sectionsOf(
      picked.flatMap((question) => taskOf(question, rng) ?? []),
      instructions,
    ),
  };
}

function isUsable(question: Question, kinds: readonly ChoiceKind[]): question is ChoiceQuestion {
  if (!hasChoices(question) || !kinds.includes(question.kind)) return false;
  return taskOf(question, () => 0) !== undefined;
}

/** Undefined for a question that cannot be asked on paper without its options or its box. */
function taskOf(question: ChoiceQuestion, rng: Rng): MadeTask | undefined {
  const { kind, title, text } = question;
  const task = (marked: string, more: Pick<MadeTask, 'what'> = {}): MadeTask | undefined => {
    const texts = kind === 'choice' ? [text, ...question.options] : [text];
    if (texts.some((one) => MARKUP.test(one))) return undefined;
    return { kind, ...more, text: marked, why: [question.why] };
  };
  switch (kind) {
    case 'choice': {
      if (!PLAIN_TITLE.test(title) || text.split(BLANK).length !== 2) return undefined;
      const options = question.options.map((option, index) =>
        index === question.answer ? `*${option}` : option,
      );
      return task(text.replace(BLANK, `{${shuffle(options, rng).join(' / ')}}`));
    }
    case 'spot':
      return question.correction === undefined
        ? undefined
        : task(markMistake(text, question.correction));
    case 'drag': {
      const what = DRAG_TITLE.exec(title)?.[1];
      return what === undefined ? undefined : task(markTile(text, question.answer), { what });
    }
  }
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

function sectionsOf(tasks: readonly MadeTask[], instructions: Instructions): Section[] {
  const of = (kind: ChoiceKind) => tasks.filter((task) => task.kind === kind);
  const plain = (list: readonly MadeTask[]) => list.map(({ text, why }) => ({ text, why }));
  const choose = of('choice');
  const correct = of('spot');
  const circled = [...new Set(of('drag').flatMap(({ what }) => what ?? []))];
  return [
    ...(choose.length === 0
      ? []
      : [{ kind: 'choose' as const, do: instructions.choose, tasks: plain(choose) }]),
    ...circled.slice(0, MAX_CIRCLE_SECTIONS).map((what) => ({
      kind: 'circle' as const,
      do: instructions.circle(what),
      tasks: plain(of('drag').filter((task) => task.what === what)),
    })),
    ...(correct.length === 0
      ? []
      : [{ kind: 'correct' as const, do: instructions.correct, tasks: plain(correct) }]),
  ];
}
