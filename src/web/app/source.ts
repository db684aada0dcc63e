// Where a visitor came from: the `src` query parameter, saved when the app starts (product §2.9).

import { source, visitSource } from '#web/features/session/visit-source.ts';

// On these pages `src` names the game or mode (product §1.2). Saving it would overwrite the real source, which sign-up
// needs.
const MODE_PATHS = /^\/(quiz|vocabulary)\//i;
const MAX_LENGTH = 100;

export function rememberSource({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const src = new URLSearchParams(search).get('src')?.trim().slice(0, MAX_LENGTH);
  if (!src || MODE_PATHS.test(pathname)) return;
  source.write(src);
  visitSource.write(src);
}
