import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

export const stories: Record<string, () => ReactNode> = {
  'a card to come': () => (
    <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '18rem' }}>
      <Skeleton height="8rem" />
      <Skeleton height="1.5rem" />
    </div>
  ),
};
