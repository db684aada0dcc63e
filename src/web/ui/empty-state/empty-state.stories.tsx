import type { ReactNode } from 'react';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const stories: Record<string, () => ReactNode> = {
  'nothing yet': () => (
    <EmptyState
      art={<Mascot mood="sleeping" size={150} />}
      title="No papers yet"
      action={<Button variant="secondary">Go back</Button>}
    >
      The first paper appears here after the competition.
    </EmptyState>
  ),
};
