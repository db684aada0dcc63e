// Where locked content leads: a visitor to login, a user to the membership page, and from there back to what was locked
// (product §5.3).

import { useEffect } from 'react';
import { Navigate, redirect } from 'react-router';
import type { AccessDecision } from '#domain/membership/access.ts';
import { paths } from '#web/paths.ts';
import { rememberReturnPath } from './return-path.ts';

type Reason = Extract<AccessDecision, { ok: false }>['reason'];

function lockedPath(reason: Reason): string {
  return reason === 'login' ? paths.login : paths.member;
}

/** The props of a link to a locked page; `path` is that page. */
export function lockedLink(reason: Reason, path: string): { to: string; onClick: () => void } {
  return { to: lockedPath(reason), onClick: () => rememberReturnPath(path) };
}

/** For the loader of a locked page. */
export function redirectFromLocked(reason: Reason, { url }: Request): Response {
  const { pathname, search } = new URL(url);
  rememberReturnPath(pathname + search);
  return redirect(lockedPath(reason));
}

/** In place of a locked page. */
export function LeaveLocked({ reason, path }: { reason: Reason; path: string }) {
  useEffect(() => rememberReturnPath(path), [path]);
  return <Navigate to={lockedPath(reason)} replace />;
}
