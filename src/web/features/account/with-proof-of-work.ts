import { refusals } from '#messages/account-replies.ts';
import { CallError } from '#web/platform/api.ts';
import { reasonOf } from './refusal.ts';

/**
 * Makes a call that the server may want a proof of work for: the same call is then made again with one. `onAsked` tells
 * that it will take a moment. Where this device can make none, that is told as the server tells of a wrong one.
 */
export async function withProofOfWork<T>(
  send: (proof: { altcha?: string }) => Promise<T>,
  onAsked: () => void,
): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    if (reasonOf(error) !== 'captcha-needed') throw error;
    onAsked();
    const loaded = await import('./proof-of-work.ts').catch(() => null);
    const altcha = (await loaded?.solveProofOfWork()) ?? null;
    if (altcha === null) throw new CallError(400, refusals['captcha-wrong']);
    return send({ altcha });
  }
}
