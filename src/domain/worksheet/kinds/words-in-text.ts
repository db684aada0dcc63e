// The common part of underlining and circling: words of a sentence or of a short text, in braces.

import { z } from 'zod';
import { faultOfWord } from '../gap.ts';
import { marksOf, textWithMarks, unstressed, withMarks } from '../marked-text.ts';
import { sectionHead, type Task, taskWith } from './kind.ts';

const text = textWithMarks(faultOfWord);

export const wordsInText = {
  ...sectionHead,
  example: text.optional(),
  tasks: z.array(taskWith({ text })).min(1),
};

export function tasksOfMarkedWords(
  tasks: readonly { readonly text: string; readonly why: readonly string[] }[],
): Task[] {
  return tasks.map(({ text, why }) => {
    const plain = unstressed(withMarks(text, (word) => word));
    return { asked: plain, answers: [marksOf(text).join(', ')], solved: plain, why };
  });
}
