import type { ReactNode } from 'react';
import { AgeLegend } from '#web/ui/age-legend/age-legend.tsx';
import { Page } from './page.tsx';

export const stories: Record<string, () => ReactNode> = {
  'with lead and actions': () => (
    <Page
      element="div"
      title="Select a level"
      lead="Start with any topic. Every level has ten questions."
      actions={
        <AgeLegend
          label="Ages"
          items={[
            { tone: 'easy', label: 'Easy', ages: 'ages 7 to 8' },
            { tone: 'hard', label: 'Hard', ages: 'ages 11 to 13' },
          ]}
        />
      }
    >
      <p>Here the topics follow.</p>
    </Page>
  ),
};
