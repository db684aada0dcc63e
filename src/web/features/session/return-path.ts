// The locked page someone tried to open, and returns to after logging in or paying (product §5.3). Stored in this tab,
// not in an address: no link from elsewhere can set it.

import type { AccessDecision } from '#domain/membership/access.ts';
import { paths } from '#web/paths.ts';
import { sessionValue } from '#web/platform/stored-value.ts';

const returnPath = sessionValue('returnPath', (stored) =>
  typeof stored === 'string' && isOwnPath(stored) ? stored : null,
);

export type Reason = Extract<AccessDecision, { ok: false }>['reason'];

/** The page that opens locked content: login for a visitor, the membership page for a user. */
export function lockedPath(reason: Reason): string {
  return reason === 'login' ? paths.login : paths.member;
}

/** `path` is one of our own, with its query. */
export const rememberReturnPath = returnPath.write;

export const readReturnPath = returnPath.read;

/** Reads and clears it. */
export function takeReturnPath(): string | null {
  const path = returnPath.read();
  returnPath.remove();
  return path;
}

/** Browsers treat `//host` and `/\host` as addresses of another site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\t\n\r]/.test(path);
}
