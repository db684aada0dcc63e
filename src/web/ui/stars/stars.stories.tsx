import type { ReactNode } from 'react';
import { Stars } from './stars.tsx';

export const stories: Record<string, () => ReactNode> = {
  'none to three': () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {[0, 1, 2, 3].map((earned) => (
        <Stars key={earned} earned={earned} label={`${earned} of 3 stars`} size={32} />
      ))}
    </div>
  ),
  celebrating: () => <Stars earned={3} label="3 of 3 stars" size={64} isCelebrating />,
};
