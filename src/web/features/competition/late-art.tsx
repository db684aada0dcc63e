import { type ComponentType, lazy, Suspense } from 'react';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';

const Art = lazy<ComponentType>(async () => {
  await whenLoaderIsGone();
  try {
    return { default: (await import('#web/ui/art/feature-art.tsx')).CompetitionArt };
  } catch {
    // The page is complete without the picture.
    return { default: () => null };
  }
});

/** The picture of the competition, drawn once the page has been painted. */
export function LateArt() {
  return (
    <Suspense>
      <Art />
    </Suspense>
  );
}
