// For this long after a login by code, the password may be changed without the old one.

const FRESH_CODE_MS = 15 * 60_000;

/** `codeProvedAt`: when this device last verified the phone by a code; null if it never did. */
export function isFreshCode(codeProvedAt: Date | null, now: Date): boolean {
  return codeProvedAt !== null && now.getTime() - codeProvedAt.getTime() < FRESH_CODE_MS;
}
