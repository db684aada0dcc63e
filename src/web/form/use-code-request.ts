// Requests a code and tracks its delivery: when another may be requested, and whether this one has arrived.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NEXT_CODE_AFTER_MS } from '#domain/auth/limits.ts';
import { CallError } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { otpDeliveryQuery } from './get-otp-delivery.ts';
import { reasonOf } from './refusal.ts';
import { withProofOfWork } from './with-proof-of-work.ts';

/** After this, a code that has not arrived is reported as late (product §4.3). */
const LATE_AFTER_MS = NEXT_CODE_AFTER_MS;
/** After this, the page stops polling for the delivery. */
const POLL_FOR_MS = 180_000;

export type CodeState =
  | 'none'
  | 'checking'
  | 'asking'
  | 'sending'
  | 'delivered'
  | 'late'
  | 'failed';

export interface CodeSent {
  readonly delivery: string;
}

/** Times are those of performance.now(). */
interface Sent {
  readonly phone: string;
  /** Null if an earlier page requested the code. */
  readonly delivery: string | null;
  readonly atMs: number;
  readonly nextAtMs: number;
}

export interface CodeRequest {
  readonly state: CodeState;
  /** Whether a request for a code is in flight. */
  readonly isRequesting: boolean;
  /** The phone that the last code was sent to. */
  readonly sentTo: string | null;
  /** Identifies the code to the call that verifies it; empty if an earlier page requested the code. */
  readonly reference: { readonly delivery?: string };
  /** When this phone may request another code, as a time of performance.now(). */
  nextAtMs(phone: string): number;
  /** Returns the message to show once the code is sent. Throws CallError. */
  request(phone: string): Promise<string>;
}

export function useCodeRequest(
  send: (phone: string, proof: { altcha?: string }) => Promise<CodeSent>,
): CodeRequest {
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState<'asking' | 'checking' | null>(null);
  const isLate = useIsPast(sent === null ? null : sent.atMs + LATE_AFTER_MS);
  const isPolling = !useIsPast(sent === null ? null : sent.atMs + POLL_FOR_MS);
  const { data } = useQuery({
    ...otpDeliveryQuery(sent?.delivery ?? null),
    enabled: sent?.delivery != null && isPolling,
  });

  async function request(phone: string): Promise<string> {
    setBusy('asking');
    try {
      const { delivery } = await withProofOfWork(
        (proof) => send(phone, proof),
        () => setBusy('checking'),
      );
      const atMs = performance.now();
      setSent({ phone, delivery, atMs, nextAtMs: atMs + NEXT_CODE_AFTER_MS });
      return texts.accountReplies.otpSent;
    } catch (error) {
      const waitS = error instanceof CallError ? error.details.retryAfterSeconds : null;
      if (reasonOf(error) === 'otp-too-soon' && typeof waitS === 'number') {
        const atMs = performance.now();
        const delivery = sent?.phone === phone ? sent.delivery : null;
        setSent({ phone, delivery, atMs: sent?.atMs ?? atMs, nextAtMs: atMs + waitS * 1000 });
      }
      throw error;
    } finally {
      setBusy(null);
    }
  }

  function stateOf(): CodeState {
    if (busy !== null) return busy;
    if (sent === null || sent.delivery === null) return 'none';
    if (data?.state === 'delivered' || data?.state === 'failed') return data.state;
    return isLate ? 'late' : 'sending';
  }

  return {
    state: stateOf(),
    isRequesting: busy !== null,
    sentTo: sent?.phone ?? null,
    reference: sent?.delivery == null ? {} : { delivery: sent.delivery },
    nextAtMs: (phone) => (sent?.phone === phone ? sent.nextAtMs : 0),
    request,
  };
}

/** Whether `atMs` (a time of performance.now()) has passed; rerenders once, when it has. */
function useIsPast(atMs: number | null): boolean {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    if (atMs === null) return;
    const timer = setTimeout(() => setPassedMs(atMs), Math.max(0, atMs - performance.now()));
    return () => clearTimeout(timer);
  }, [atMs]);
  return atMs !== null && passedMs >= atMs;
}
