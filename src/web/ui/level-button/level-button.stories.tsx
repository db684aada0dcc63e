import type { ReactNode } from 'react';

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } as const;

import { LevelButton } from './level-button.tsx';

export const stories: Record<string, () => ReactNode> = {
  easy: () => (
    <div style={row}>
      <LevelButton number={1} tone="easy" state="done" stars={3} label="Level 1, 3 stars" to="/1" />
      <LevelButton number={2} tone="easy" state="done" stars={1} label="Level 2, 1 star" to="/2" />
      <LevelButton number={3} tone="easy" state="open" label="Level 3" to="/3" />
      <LevelButton number={4} tone="easy" state="locked" label="Level 4, locked" to="/login" />
    </div>
  ),
  hard: () => (
    <div style={row}>
      <LevelButton number={1} tone="hard" state="done" stars={2} label="Level 1, 2 stars" />
      <LevelButton number={2} tone="hard" state="open" label="Level 2" />
      <LevelButton number={3} tone="hard" state="locked" label="Level 3, locked" />
    </div>
  ),
};
