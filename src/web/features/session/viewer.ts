// The viewer for access decisions (product §5.1). They only affect what the page shows; the server makes its own.

import type { Viewer } from '#domain/membership/access.ts';
import { account } from '#web/platform/account.ts';

export function useViewer(): Viewer {
  return viewerFrom(account.childsName.use(), account.role.use());
}

/** `useViewer` outside components. */
export function readViewer(): Viewer {
  return viewerFrom(account.childsName.read(), account.role.read());
}

function viewerFrom(childsName: string | null, role: string | null): Viewer {
  if (childsName === null) return { kind: 'visitor' };
  return { kind: role === 'member' ? 'member' : 'user' };
}
