// Who is signed in on this device: the stored values of spec §3. "Signed in" is the stored child's name (§4).

import { removeStored, useStoredText } from './storage.ts';

/** The child's name, or null when nobody is signed in. */
export function useChildsName(): string | null {
  return useStoredText('childsName');
}

/** Clears what the device knows about the family and starts afresh (spec §4). */
export function logOut(startAfresh: () => void = () => window.location.reload()): void {
  removeStored('id', 'token', 'phone', 'username', 'childsName', 'standard', 'role');
  startAfresh();
}
