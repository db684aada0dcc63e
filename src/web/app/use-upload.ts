import { useEffect } from 'react';
import { isUnsubmitted, storedRecord } from '#web/features/competition/test/stored-record.ts';
import { hasUnsaved } from '#web/features/learning/progress/stored-progress.ts';
import { account } from '#web/platform/account.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';

const uploadCode = lazyCode(() => import('./upload.ts'));

/**
 * Uploads pending data of the device: unsaved results of a signed-in child and answers of a competition (product
 * §11.7). Runs at the start, after signing in, and when the network returns. The code loads only if anything is
 * pending; on most visits nothing is.
 */
export function useUpload(): void {
  const id = account.id.use();
  useEffect(() => {
    const upload = () => {
      const hasResults = id !== null && hasUnsaved();
      if (!hasResults && !isUnsubmitted(storedRecord.read())) return;
      uploadCode.load().then(
        ({ uploadAll }) => uploadAll(hasResults),
        // The code failed to load: the next of these events retries.
        () => undefined,
      );
    };
    upload();
    window.addEventListener('online', upload);
    return () => window.removeEventListener('online', upload);
  }, [id]);
}
