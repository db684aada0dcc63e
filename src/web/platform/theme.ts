// Light or dark: follows the system until the user chooses; the choice is stored as `theme`. index.html applies it
// before the first paint.

import { useEffect, useSyncExternalStore } from 'react';
import { useStoredText, writeStored } from './storage.ts';

type Theme = 'light' | 'dark';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useTheme(): { isDark: boolean; setDark: (isDark: boolean) => void } {
  const stored = useStoredText('theme');
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => systemIsDark().matches);
  const chosen: Theme | null = stored === 'light' || stored === 'dark' ? stored : null;

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (chosen === null) delete dataset.theme;
    else dataset.theme = chosen;
  }, [chosen]);

  return {
    isDark: chosen === null ? isSystemDark : chosen === 'dark',
    setDark: (isDark) => writeStored('theme', isDark ? 'dark' : 'light'),
  };
}
