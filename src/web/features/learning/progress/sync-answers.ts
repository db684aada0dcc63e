import { lazyCode } from '#web/platform/lazy-code.ts';
import { hasAnswers } from './answer-names.ts';

const sendCode = lazyCode(() => import('./send-answers.ts'));

/**
 * Uploads this device's answers to the signed-in account (product §7.13). The code loads only if there are any.
 * Resolves to whether the account has everything now; never rejects.
 */
export async function syncAnswers(): Promise<boolean> {
  if (!hasAnswers()) return true;
  try {
    const { sendAnswers } = await sendCode.load();
    return await sendAnswers();
  } catch {
    // The code failed to load.
    return false;
  }
}
