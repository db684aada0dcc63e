import type { ReactNode } from 'react';
import { Loader } from './loader.tsx';

export const stories: Record<string, () => ReactNode> = {
  // `contain` keeps it from covering the gallery.
  'over the page': () => (
    <div style={{ contain: 'layout', blockSize: '20rem' }}>
      <Loader label="Loading" />
    </div>
  ),
};
