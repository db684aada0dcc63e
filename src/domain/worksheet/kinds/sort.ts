// Sort: words into columns with headings.

import { z } from 'zod';
import { line } from '../marked-text.ts';
import { inAlphabeticalOrder, kindOf, sectionHead, why } from './kind.ts';

export const sort = kindOf({
  schema: z.strictObject({
    kind: z.literal('sort'),
    ...sectionHead,
    columns: z
      .record(line, z.array(line).min(2))
      .refine((columns) => [2, 3, 4].includes(Object.keys(columns).length), 'it has 2 to 4 columns')
      .refine((columns) => {
        const words = Object.values(columns).flat();
        return new Set(words).size === words.length;
      }, 'a word occurs twice'),
    why,
  }),
  tasksOf: ({ columns, why }) => {
    const answer = Object.entries(columns).map(([head, words]) => `${head}: ${words.join(', ')}`);
    return [
      {
        asked: wordsToSort(columns).join(', '),
        answers: [answer.join('; ')],
        solved: answer.join('\n'),
        why,
      },
    ];
  },
});

export function wordsToSort(columns: Readonly<Record<string, readonly string[]>>): string[] {
  return inAlphabeticalOrder(Object.values(columns).flat());
}
