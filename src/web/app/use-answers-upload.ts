import { useEffect } from 'react';
import { readStored } from '#web/platform/storage.ts';

/**
 * Hands in the answers of a competition that this device still holds, at the start and when the network returns, whatever
 * page is open (product §11.7). The code loads only if there are any.
 */
export function useAnswersUpload(): void {
  useEffect(() => {
    const upload = () => {
      const { state } = (readStored('competitionAnswers') ?? {}) as { state?: unknown };
      if (state === undefined || state === 'saved' || state === 'refused') return;
      import('#web/features/competition/hand-in.ts').then(
        ({ handInWithin }) => handInWithin(SPREAD_MS),
        // Failed to load: the next of these events retries.
        () => undefined,
      );
    };
    upload();
    window.addEventListener('online', upload);
    return () => window.removeEventListener('online', upload);
  }, []);
}

/** When a whole town's network comes back, not all answers come in the same second. */
const SPREAD_MS = 1_000;
