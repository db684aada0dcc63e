// A locked page opened by its address redirects at once (product §5.3).

import { useEffect } from 'react';
import { Navigate, redirect } from 'react-router';
import { lockedPath, type Reason, rememberReturnPath } from './return-path.ts';

/** For the loader of a locked page. */
export function redirectFromLocked(reason: Reason, { url }: Request): Response {
  const { pathname, search } = new URL(url);
  rememberReturnPath(pathname + search);
  return redirect(lockedPath(reason));
}

/** In place of a locked page. */
export function LockedRedirect({ reason, path }: { reason: Reason; path: string }) {
  useEffect(() => rememberReturnPath(path), [path]);
  return <Navigate to={lockedPath(reason)} replace />;
}
