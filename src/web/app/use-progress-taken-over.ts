import { useEffect } from 'react';
import { isUnowned } from '#web/features/progress/progress-memory.ts';
import { useStoredText } from '#web/platform/storage.ts';

/** The code loads only if there are results to claim; on most visits there are none. */
export function useProgressTakenOver(): void {
  const id = useStoredText('id');
  useEffect(() => {
    if (id === null || !isUnowned()) return;
    import('./take-over-progress.ts').then(
      ({ takeOverAllProgress }) => takeOverAllProgress(),
      // Failed to load: the next page load retries.
      () => undefined,
    );
  }, [id]);
}
