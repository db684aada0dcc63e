import type { ReactNode } from 'react';
import { HowTo } from './how-to.tsx';

export const stories: Record<string, () => ReactNode> = {
  'opens on click': () => (
    <HowTo
      open="How to play?"
      title="How to play"
      closeLabel="Close"
      film={{
        src: '/videos/how-to-play-quiz.mp4',
        label: 'A short film without sound: a child plays a level.',
        missing: 'The film is not here yet. This is how it goes:',
      }}
    >
      <ol>
        <li>Choose a level.</li>
        <li>Answer ten questions.</li>
      </ol>
    </HowTo>
  ),
};
