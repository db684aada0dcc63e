// A kind of task. Each has a file in this folder; all-kinds.ts lists them. Everything that depends on the kind
// (layout of the task, layout of its key) is a record over that list, so that a kind without it does not compile.

import { z } from 'zod';
import { line, plainText } from '../marked-text.ts';

/** One numbered task with its answer, as the checker, the key and a reader without the key need it. */
export interface Task {
  /** The text for the child: gaps as ____, options as (a / b). */
  readonly asked: string;
  /** The answers in the key; equally right ones are separate. */
  readonly answers: readonly string[];
  /** Good English with the answer in place; empty if the answer makes no sentence. */
  readonly solved: string;
  /** Why, where a child would ask. */
  readonly why: readonly string[];
}

export interface Kind<S> {
  readonly schema: z.ZodType<S>;
  /** Its tasks in order. A match, a text or a puzzle is one task; sentences are one task each. */
  tasksOf(section: S): readonly Task[];
}

/** Keeps the type of the section, which follows from the schema. */
export function kindOf<Schema extends z.ZodObject>(kind: {
  schema: Schema;
  tasksOf(section: z.infer<Schema>): readonly Task[];
}) {
  return kind;
}

/** One reason or several; none if it is missing. */
export const why = z.preprocess(
  (given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]),
  z.array(line),
);

/** The common part of all sections; `do` is the instruction to the child. */
export const sectionHead = {
  do: plainText,
  /** The rule in short, above the tasks, where a child would have to look it up. */
  hint: plainText.optional(),
};

/** A task that is often no more than its text: `- "The {cow} runs."`, or with reasons `- {text: …, why: …}`. */
export function taskWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(
    (given) => (typeof given === 'string' ? { text: given } : given),
    z.strictObject({ ...shape, why }),
  );
}

/** Words that a child picks from, in an order that gives nothing away. */
export function inAlphabeticalOrder(words: readonly string[]): string[] {
  return [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}
