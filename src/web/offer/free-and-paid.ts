// The table of what is free and what is not, on pages that are about something else: it loads after them.

import { codeQuery } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';

export const freeAndPaidCode = codeQuery('free-and-paid', async () => {
  await whenLoaderIsGone();
  return { Component: (await import('./free-and-paid-table.tsx')).FreeAndPaidTable };
});
