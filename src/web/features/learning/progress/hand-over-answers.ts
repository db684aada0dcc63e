import { lateCode } from '#web/platform/late-code.ts';
import { hasAnswers } from './answer-names.ts';

const sendCode = lateCode(() => import('./send-answers.ts'));

/**
 * Uploads this device's answers to the signed-in account (product §7.13). The code loads only if there are any.
 * Resolves to whether the account has everything now; never rejects.
 */
export async function handOverAnswers(): Promise<boolean> {
  if (!hasAnswers()) return true;
  try {
    const { sendAnswers } = await sendCode.load();
    return await sendAnswers();
  } catch {
    // The code failed to load.
    return false;
  }
}
