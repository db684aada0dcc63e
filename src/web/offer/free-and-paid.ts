// The table of what is free and what is not, on pages that are about something else: it loads after them.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';

export const FreeAndPaid = lazyPart(async () => {
  await whenLoaderIsGone();
  return (await import('./free-and-paid-table.tsx')).FreeAndPaidTable;
});
