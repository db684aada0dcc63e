import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';

/** The picture of the competition, rendered after the first paint. */
export const LateArt = lazyPart(
  async () => {
    await whenLoaderIsGone();
    return (await import('#web/ui/art/feature-art.tsx')).CompetitionArt;
  },
  { isOptional: true },
);
