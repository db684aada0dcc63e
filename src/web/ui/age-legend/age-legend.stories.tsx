import type { ReactNode } from 'react';
import { AgeLegend } from './age-legend.tsx';

export const stories: Record<string, () => ReactNode> = {
  basic: () => (
    <AgeLegend
      label="Ages"
      items={[
        { tone: 'easy', label: 'Easy', ages: 'ages 7 to 8' },
        { tone: 'hard', label: 'Hard', ages: 'ages 11 to 13' },
      ]}
    />
  ),
};
