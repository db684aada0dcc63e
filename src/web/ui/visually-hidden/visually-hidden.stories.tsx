import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export const stories: Record<string, () => ReactNode> = {
  'text for screen readers': () => (
    <p>
      3 of 10 <VisuallyHidden>questions answered</VisuallyHidden>
    </p>
  ),
};
