// The child's own lines.

import type { SectionOf } from '#domain/worksheet/kinds/all-kinds.ts';
import { worksheet as words } from '#messages/worksheet.ts';
import { call, join, NOTHING, text } from '../../typst/markup.ts';
import type { Layout } from './layout.ts';
import { numbered, solved, stressed, writingLines } from './pieces.ts';

export const write: Layout<SectionOf<'write'>> = {
  sheet: ({ tasks }, place) =>
    numbered(
      tasks.map(({ text: prompt, lines }) =>
        join(stressed(prompt), writingLines(lines, place.readers)),
      ),
      place,
    ),
  key: ({ tasks }, place) =>
    solved(
      tasks.map(({ answer, look, why }) => ({
        answer: join(
          call('quietly', [text(`${words.forExample} `)]),
          stressed(answer),
          look.length === 0
            ? NOTHING
            : join(
                call('parbreak', []),
                call('quietly', [text(words.lookFor)]),
                call('bullets', [look.map(stressed)]),
              ),
        ),
        why,
      })),
      place,
    ),
};
