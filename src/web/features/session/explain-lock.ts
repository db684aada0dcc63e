import { askConfirmation } from '#web/dialogs/dialogs.ts';
import { texts } from '#web/platform/texts.ts';
import type { Reason } from './return-path.ts';

/** Resolves to whether to follow the lock's link. */
export function explainLock(reason: Reason): Promise<boolean> {
  const { text, answers } = texts.lock[reason];
  return askConfirmation(text, answers);
}
