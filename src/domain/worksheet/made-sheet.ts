// "Make a sheet": tasks from the question bank, picked and mixed by a seed (product §10.6).

import type { Category, Difficulty } from '../quiz/bank.ts';
import type { Question } from '../quiz/question.ts';
import { rngFrom, shuffle } from '../random/random.ts';
import type { Section } from './kinds/all-kinds.ts';
import { isUsable, type MadeKind, type MadeTask, taskOf } from './made-task.ts';
import { type PrintableSheet, standardsOf } from './worksheet.ts';

/** Sections of a kind that needs an instruction of its own for each sort of task. */
const MAX_SECTIONS_OF_KIND = 4;

export interface MadeSheetWish {
  readonly topic: string;
  readonly category: Category;
  readonly order: number;
  readonly difficulty: Difficulty;
  readonly kinds: readonly MadeKind[];
  readonly tasks: number;
  /** What stands at its head; empty for a name of its own. */
  readonly name: string;
  readonly seed: string;
}

/** What the child reads above the tasks. */
export interface Instructions {
  readonly choose: string;
  readonly correct: string;
  readonly rewrite: string;
  readonly circle: (what: string) => string;
}

/** Number of tasks to pick from. */
export function countUsable(questions: readonly Question[], kinds: readonly MadeKind[]): number {
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
  const picked = withOneText(shuffle(usable, rng)).slice(0, tasks);
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

/** A text to edit fills a third of a page. */
function withOneText(questions: readonly Question[]): readonly Question[] {
  const text = questions.find(({ kind }) => kind === 'edit');
  return questions.filter((question) => question.kind !== 'edit' || question === text);
}

function sectionsOf(tasks: readonly MadeTask[], instructions: Instructions): Section[] {
  const of = <Kind extends MadeTask['kind']>(kind: Kind) =>
    tasks.filter((task): task is Extract<MadeTask, { kind: Kind }> => task.kind === kind);
  const withoutKind = <T extends { readonly kind: string }>({ kind: _, ...task }: T) => task;
  const plain = ({ text, why }: { text: string; why: string[] }) => ({ text, why });
  const choose = of('choice').map(plain);
  const correct = of('spot').map(plain);
  const rewrite = of('rewrite').map(withoutKind);
  return [
    ...(choose.length === 0
      ? []
      : [{ kind: 'choose' as const, do: instructions.choose, tasks: choose }]),
    ...bySort(of('drag')).map(([what, ofSort]) => ({
      kind: 'circle' as const,
      do: instructions.circle(what),
      tasks: ofSort.map(plain),
    })),
    ...bySort(of('type')).map(([title, ofSort]) => ({
      kind: 'fill' as const,
      do: title,
      tasks: ofSort.map(plain),
    })),
    ...(correct.length === 0
      ? []
      : [{ kind: 'correct' as const, do: instructions.correct, tasks: correct }]),
    ...(rewrite.length === 0
      ? []
      : [{ kind: 'rewrite' as const, do: instructions.rewrite, tasks: rewrite }]),
    ...of('edit').map(({ title, text, why }) => ({
      kind: 'edit' as const,
      do: title,
      form: 'story' as const,
      text,
      why,
    })),
  ];
}

/** The tasks that share an instruction, together. */
function bySort<Task extends { readonly sort: string }>(tasks: readonly Task[]) {
  const sorts = [...new Set(tasks.map(({ sort }) => sort))].slice(0, MAX_SECTIONS_OF_KIND);
  return sorts.map((sort) => [sort, tasks.filter((task) => task.sort === sort)] as const);
}
