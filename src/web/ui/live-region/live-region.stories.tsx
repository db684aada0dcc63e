import type { ReactNode } from 'react';
import { LiveRegion } from './live-region.tsx';

export const stories: Record<string, () => ReactNode> = {
  'spoken only': () => <LiveRegion message="Right! 3 of 10." />,
  'shown as well': () => <LiveRegion message="Loading the lesson…" isVisible />,
};
