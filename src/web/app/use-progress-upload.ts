import { useEffect } from 'react';
import { isUnsaved } from '#web/features/progress/progress-memory.ts';
import { useStoredText } from '#web/platform/storage.ts';

/**
 * Uploads unsaved results at the start, after signing in, and when the network returns. The code loads only if there are
 * any; on most visits there are none.
 */
export function useProgressUpload(): void {
  const id = useStoredText('id');
  useEffect(() => {
    if (id === null) return;
    const upload = () => {
      if (!isUnsaved()) return;
      import('./upload-progress.ts').then(
        ({ uploadAllProgress }) => uploadAllProgress(),
        // Failed to load: the next of these events retries.
        () => undefined,
      );
    };
    upload();
    window.addEventListener('online', upload);
    return () => window.removeEventListener('online', upload);
  }, [id]);
}
