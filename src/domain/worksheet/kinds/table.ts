// Complete a table: singular and plural, forms of verbs. Its cells are words, with what is missing in braces. One task.

import { z } from 'zod';
import { faultOfGap, gapOf } from '../gap.ts';
import { line, markedText, marksOf, unstressed, withMarks } from '../marked-text.ts';
import { firstAnswer } from './fill.ts';
import { kindOf, sectionHead, why } from './kind.ts';

export const table = kindOf({
  schema: z
    .strictObject({
      kind: z.literal('table'),
      ...sectionHead,
      head: z.array(line).min(2).max(5),
      rows: z.array(z.array(markedText)).min(2).max(10),
      why,
    })
    .check(({ value, issues }) => {
      const fault = (message: string) =>
        issues.push({ code: 'custom', path: ['rows'], message, input: value });
      if (value.rows.some(({ length }) => length !== value.head.length)) {
        fault(`each row has ${value.head.length} cells, like the head`);
      }
      const marks = value.rows.flat().flatMap(marksOf);
      if (marks.length === 0) fault('nothing is missing: put what the child writes in {braces}');
      for (const message of marks.map(faultOfGap)) if (message !== undefined) fault(message);
    }),
  tasksOf: ({ rows, why }) => [
    {
      asked: cellsAsText(rows, () => '____'),
      answers: [
        rows
          .flat()
          .flatMap(marksOf)
          .map((mark) => gapOf(mark).answers.join(' or '))
          .join(', '),
      ],
      solved: cellsAsText(rows, firstAnswer),
      why,
    },
  ],
});

function cellsAsText(
  rows: readonly (readonly string[])[],
  replace: (mark: string) => string,
): string {
  return rows
    .map((cells) => cells.map((cell) => unstressed(withMarks(cell, replace))).join(' – '))
    .join('\n');
}
