import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';

/** The picture of the competition, rendered after the first paint. */
export const LazyArt = lazyPart(
  async () => {
    await whenLoaderRemoved();
    return (await import('#web/ui/art/feature-art.tsx')).CompetitionArt;
  },
  { isOptional: true },
);
