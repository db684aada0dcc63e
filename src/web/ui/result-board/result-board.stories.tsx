import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import { ResultActions, ResultBoard } from './result-board.tsx';

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
  'where to go': () => (
    <ResultActions>
      <ButtonLink to="/" isWide>
        Next level
      </ButtonLink>
      <ButtonLink to="/" isWide variant="secondary">
        All topics
      </ButtonLink>
      <ButtonLink to="/" isWide variant="secondary">
        Home
      </ButtonLink>
    </ResultActions>
  ),
};
