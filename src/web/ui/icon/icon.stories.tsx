import type { ReactNode } from 'react';
import { glyphs, type IconName } from './glyphs.tsx';
import { Icon } from './icon.tsx';

export const stories: Record<string, () => ReactNode> = {
  'every icon': () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {(Object.keys(glyphs) as IconName[]).map((name) => (
        <Icon key={name} name={name} size={28} title={name} />
      ))}
    </div>
  ),
};
