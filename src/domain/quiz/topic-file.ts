// A topic file of the question bank: six levels of twelve questions or more (content guide §7).
// One schema serves the content checker, the import and the API.
// Invariant: ids of topics, levels and questions never change, so that saved results keep their meaning.

import { z } from 'zod';
import { categories, difficulties, LEVELS_PER_DIFFICULTY } from './bank.ts';
import { question } from './question.ts';

const line = z.string().trim().min(1);

export const levelOfFile = z.strictObject({
  id: z.int().positive(),
  difficulty: z.enum(difficulties),
  number: z.int().min(1).max(LEVELS_PER_DIFFICULTY),
  /** Levels of other topics that a child should know before, by their ids (product §7.15). */
  after: z.array(z.int().positive()).default([]),
  plan: z.strictObject({ skills: z.array(line).min(1), errors: z.array(line).min(1) }),
  questions: z.array(question),
});

export const topicFile = z.strictObject({
  id: z.int().positive(),
  topic: line,
  category: z.enum(categories),
  order: z.int().positive(),
  isFree: z.boolean().default(false),
  levels: z.array(levelOfFile),
});

export type TopicFile = z.infer<typeof topicFile>;
export type LevelOfFile = z.infer<typeof levelOfFile>;
