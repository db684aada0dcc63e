import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

export const stories: Record<string, () => ReactNode> = {
  tones: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <Badge tone="free">Free</Badge>
      <Badge tone="soon">Coming Soon</Badge>
      <Badge>Grade 4</Badge>
    </div>
  ),
};
