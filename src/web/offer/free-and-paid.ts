// The table of free and paid features on pages about other things. It loads after them.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';

export const FreeAndPaid = lazyPart(async () => {
  await whenLoaderIsGone();
  return (await import('./free-and-paid-table.tsx')).FreeAndPaidTable;
});
