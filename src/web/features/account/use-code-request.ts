// Asking for a code and following it to the phone: when it may be asked for again, and whether it has arrived.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NEXT_CODE_AFTER_MS } from '#domain/auth/limits.ts';
import { CallError } from '#web/platform/api.ts';
import { otpDeliveryQuery } from './get-otp-delivery.ts';
import { reasonOf } from './refusal.ts';
import { withProofOfWork } from './with-proof-of-work.ts';

/** A code that has not arrived after this time is said not to have (product §4.3). */
const LATE_AFTER_MS = NEXT_CODE_AFTER_MS;
/** Then the page stops asking. */
const FOLLOWED_MS = 180_000;
const TICK_MS = 1_000;

export type CodeState =
  | 'none'
  | 'checking'
  | 'asking'
  | 'sending'
  | 'delivered'
  | 'late'
  | 'failed';

export interface CodeSent {
  readonly message: string;
  readonly delivery: string;
}

interface Sent {
  readonly phone: string;
  /** Null when an earlier page asked for the code. */
  readonly delivery: string | null;
  /** By performance.now(). */
  readonly atMs: number;
  readonly nextAtMs: number;
}

export interface CodeRequest {
  readonly state: CodeState;
  /** The phone that the last code went to. */
  readonly sentTo: string | null;
  /** Seconds until this phone may ask for a new code. */
  secondsToNext(phone: string): number;
  /** Gives the server's message. Throws CallError. */
  ask(phone: string): Promise<string>;
}

export function useCodeRequest(
  send: (phone: string, proof: { altcha?: string }) => Promise<CodeSent>,
): CodeRequest {
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState<'asking' | 'checking' | null>(null);
  // A code that was just sent may be younger than the last reading of the clock.
  const nowMs = Math.max(useNow(sent !== null), sent?.atMs ?? 0);
  const ageMs = sent === null ? 0 : nowMs - sent.atMs;
  const { data } = useQuery({
    ...otpDeliveryQuery(sent?.delivery ?? null),
    enabled: sent?.delivery != null && ageMs < FOLLOWED_MS,
  });

  async function ask(phone: string): Promise<string> {
    setBusy('asking');
    try {
      const { message, delivery } = await withProofOfWork(
        (proof) => send(phone, proof),
        () => setBusy('checking'),
      );
      const atMs = performance.now();
      setSent({ phone, delivery, atMs, nextAtMs: atMs + NEXT_CODE_AFTER_MS });
      return message;
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
    return ageMs >= LATE_AFTER_MS ? 'late' : 'sending';
  }

  return {
    state: stateOf(),
    sentTo: sent?.phone ?? null,
    secondsToNext: (phone) =>
      sent?.phone === phone ? Math.max(0, Math.ceil((sent.nextAtMs - nowMs) / 1000)) : 0,
    ask,
  };
}

/** performance.now(), read again every second while `isRunning`. */
function useNow(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return nowMs;
}
