import { useEffect } from 'react';
import { isUnowned } from '#web/features/progress/progress-memory.ts';
import { useStoredText } from '#web/platform/storage.ts';

/** Its code comes only where there is something to take over: for most visits there is not. */
export function useProgressTakenOver(): void {
  const id = useStoredText('id');
  useEffect(() => {
    if (id === null || !isUnowned()) return;
    import('./take-over-progress.ts').then(
      ({ takeOverAllProgress }) => takeOverAllProgress(),
      // Not reached: the next page tries again.
      () => undefined,
    );
  }, [id]);
}
