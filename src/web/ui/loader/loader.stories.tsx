import type { ReactNode } from 'react';
import { Loader } from './loader.tsx';

export const stories: Record<string, () => ReactNode> = {
  'in the page': () => <Loader label="Loading" isInline />,
};
