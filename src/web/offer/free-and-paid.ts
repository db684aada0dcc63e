// The table of free and paid features on pages about other things. It loads after them.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';

export const FreeAndPaid = lazyPart(async () => {
  await whenLoaderRemoved();
  return (await import('./free-and-paid-table.tsx')).FreeAndPaidTable;
});
