import type { ReactNode } from 'react';
import { CorrectedSentence } from './corrected-sentence.tsx';

export const stories: Record<string, () => ReactNode> = {
  'a word replaced, a word taken away': () => (
    <>
      <p>
        <CorrectedSentence
          removedText="taken away:"
          parts={[
            { text: 'Meena put two', change: 'same' },
            { text: 'books', change: 'added' },
            { text: 'on the shelf.', change: 'same' },
          ]}
        />
      </p>
      <p>
        <CorrectedSentence
          removedText="taken away:"
          parts={[
            { text: 'We discussed', change: 'same' },
            { text: 'about', change: 'removed' },
            { text: 'the plan.', change: 'same' },
          ]}
        />
      </p>
    </>
  ),
};
