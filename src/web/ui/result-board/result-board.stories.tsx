import type { ReactNode } from 'react';
import { Stars } from '#web/ui/stars/stars.tsx';
import { ResultBoard } from './result-board.tsx';

export const stories: Record<string, () => ReactNode> = {
  'a good result': () => (
    <ResultBoard mood="cheering" says="Two stars! 4 more right answers earn the third.">
      <Stars earned={2} label="2 of 3 stars" size={56} />
      <p>6 marks out of 10</p>
    </ResultBoard>
  ),
  'a lost game': () => (
    <ResultBoard mood="oops" says="Look at the pairs below, then try again.">
      <p>4 of 6 pairs</p>
    </ResultBoard>
  ),
};
