// Whether the signed-in parent has yet to agree to the current texts. The server reports it at the start of a visit; it
// is not stored.

import { useSyncExternalStore } from 'react';

let needsConsent = false;
const listeners = new Set<() => void>();

export function setNeedsConsent(isNeeded: boolean): void {
  needsConsent = isNeeded;
  for (const listener of listeners) listener();
}

export function useNeedsConsent(): boolean {
  return useSyncExternalStore(subscribe, () => needsConsent);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
