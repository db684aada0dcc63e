import { captchaWrong } from '#messages/account-replies.ts';
import { CallError } from '#web/platform/api.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { reasonOf } from './refusal.ts';

/** While many people request codes, the required proof may become harder during the work on it. */
const MAX_PROOFS = 3;

const proofOfWorkCode = lazyCode(() => import('./proof-of-work.ts'));

/**
 * Makes a call for which the server may require a proof of work, and repeats it with one if so. Calls `onProofNeeded`
 * before the work starts, which takes a moment. If the device cannot solve it, the error is that of a wrong solution.
 */
export async function withProofOfWork<T>(
  send: (proof: { altcha?: string }) => Promise<T>,
  onProofNeeded: () => void,
): Promise<T> {
  let proof: { altcha?: string } = {};
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(proof);
    } catch (error) {
      if (reasonOf(error) !== 'captcha-needed' || proofs === MAX_PROOFS) throw error;
    }
    onProofNeeded();
    const loaded = await proofOfWorkCode.load().catch(() => null);
    const altcha = (await loaded?.solveProofOfWork()) ?? null;
    if (altcha === null) {
      throw new CallError(400, captchaWrong, { reason: 'captcha-wrong' });
    }
    proof = { altcha };
  }
}
