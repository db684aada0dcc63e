// Who is signed in on this device: "signed in" means that a child's name is stored (product §2.10).

import { account } from '#web/platform/account.ts';

/** The child's name, or null when nobody is signed in. */
export function useChildsName(): string | null {
  return account.childsName.use();
}

export function isSignedIn(): boolean {
  return account.childsName.read() !== null;
}
