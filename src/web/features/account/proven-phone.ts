// The phone that a code has verified, so that the second step of sign-up survives a reload. Kept in this tab only, and
// no longer than the server accepts the verification.

const NAME = 'provenPhone';
const PROVEN_MS = 15 * 60_000;

interface ProvenPhone {
  readonly phone: string;
  readonly at: number;
}

/** Null if no phone is verified, or its verification has expired. */
export function readProvenPhone(): string | null {
  try {
    const { phone, at } = JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<ProvenPhone>;
    const isProven = typeof at === 'number' && Date.now() - at < PROVEN_MS;
    return isProven && typeof phone === 'string' ? phone : null;
  } catch {
    return null;
  }
}

export function keepProvenPhone(phone: string): void {
  const proven: ProvenPhone = { phone, at: Date.now() };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(proven));
  } catch {
    // Without storage, a reload requires another code.
  }
}

export function forgetProvenPhone(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
