// The phone verified by a code: the second step of sign-up survives a reload. Stored in this tab only, and only until
// the server's verification expires.

import { sessionValue } from '#web/platform/stored-value.ts';

const PROVEN_MS = 15 * 60_000;

interface ProvenPhone {
  readonly phone: string;
  readonly at: number;
}

const provenPhone = sessionValue('provenPhone', (stored): ProvenPhone | null => {
  const { phone, at } = (stored ?? {}) as Partial<ProvenPhone>;
  return typeof phone === 'string' && typeof at === 'number' ? { phone, at } : null;
});

/** Null if no phone is verified, or if its verification has expired. */
export function readProvenPhone(): string | null {
  const proven = provenPhone.read();
  return proven !== null && Date.now() - proven.at < PROVEN_MS ? proven.phone : null;
}

export function storeProvenPhone(phone: string): void {
  provenPhone.write({ phone, at: Date.now() });
}

export const forgetProvenPhone = provenPhone.remove;
