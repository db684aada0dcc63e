// Whether the signed-in parent has yet to agree to the current texts, and when the account ends for want of any consent.
// The server reports it at the start of a visit; it is not stored.

import { useSyncExternalStore } from 'react';

interface ConsentState {
  readonly isNeeded: boolean;
  /** ISO instant; null: the account does not end. */
  readonly endsAt: string | null;
}

const SETTLED: ConsentState = { isNeeded: false, endsAt: null };

let state = SETTLED;
const listeners = new Set<() => void>();

export function setConsentState(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function settleConsent(): void {
  setConsentState(SETTLED);
}

export function useConsentState(): ConsentState {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
