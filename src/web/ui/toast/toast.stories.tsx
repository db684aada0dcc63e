import type { ReactNode } from 'react';
import { Toast } from './toast.tsx';

export const stories: Record<string, () => ReactNode> = {
  'seen and spoken': () => <Toast message="Code copied" icon="check" isInline />,
};
