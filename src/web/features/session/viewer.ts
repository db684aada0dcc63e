// The viewer for access decisions (product §5.1). They only affect what the page shows; the server makes its own.

import type { Viewer } from '#domain/membership/access.ts';
import { readStoredText, useStoredText } from '#web/platform/storage.ts';

export function useViewer(): Viewer {
  return viewerFrom(useStoredText('childsName'), useStoredText('role'));
}

/** `useViewer` outside components. */
export function readViewer(): Viewer {
  return viewerFrom(readStoredText('childsName'), readStoredText('role'));
}

function viewerFrom(childsName: string | null, role: string | null): Viewer {
  if (childsName === null) return { kind: 'visitor' };
  return { kind: role === 'member' ? 'member' : 'user' };
}
