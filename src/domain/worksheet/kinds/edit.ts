// Edit: a connected text with mistakes; the child finds them and writes the right words above. One task.

import { z } from 'zod';
import { faultOfMistake, mistakeOf } from '../gap.ts';
import { marksOf, textWithMarks } from '../marked-text.ts';
import { asMended, asMistaken } from './correct.ts';
import { kindOf, sectionHead, why } from './kind.ts';
import { connectedText, paragraphsOf } from './passage.ts';

export const edit = kindOf({
  schema: z.strictObject({
    kind: z.literal('edit'),
    ...sectionHead,
    ...connectedText,
    text: textWithMarks(faultOfMistake),
    why,
  }),
  tasksOf: ({ text, why }) => [
    {
      asked: paragraphsOf(text).map(asMistaken).join('\n'),
      answers: [
        marksOf(text)
          .map(mistakeOf)
          .map(
            ({ wrong, right, others }) =>
              `${wrong || '(nothing)'} → ${[right || '(nothing)', ...others].join(' or ')}`,
          )
          .join(', '),
      ],
      solved: paragraphsOf(text).map(asMended).join('\n'),
      why,
    },
  ],
});
