// Light or dark: follows the system until the user chooses. The choice is stored as `theme`. index.html applies it
// before the first paint.

import { useEffect, useSyncExternalStore } from 'react';
import { storedValue } from './stored-value.ts';

type Theme = 'light' | 'dark';

const theme = storedValue('theme', (stored): Theme | null =>
  stored === 'light' || stored === 'dark' ? stored : null,
);

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useTheme(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const chosen = theme.use();
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => systemIsDark().matches);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (chosen === null) delete dataset.theme;
    else dataset.theme = chosen;
  }, [chosen]);

  return {
    isDark: chosen === null ? isSystemDark : chosen === 'dark',
    setDark: (isDark) => theme.write(isDark ? 'dark' : 'light'),
  };
}
