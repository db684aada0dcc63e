// Who is signed in on this device: "signed in" means that a child's name is stored (product §2.10).

import { readStoredText, useStoredText } from '#web/platform/storage.ts';

/** The child's name, or null when nobody is signed in. */
export function useChildsName(): string | null {
  return useStoredText('childsName');
}

export function isSignedIn(): boolean {
  return readStoredText('childsName') !== null;
}
