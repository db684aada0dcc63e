import { type ComponentType, lazy, Suspense } from 'react';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';
import type { MascotMood } from './mascot.tsx';

interface LateMascotProps {
  mood?: MascotMood;
  /** Width in pixels of a 16 px root. */
  size: number;
}

const Mascot = lazy<ComponentType<LateMascotProps>>(async () => {
  await whenLoaderIsGone();
  try {
    return { default: (await import('./mascot.tsx')).Mascot };
  } catch {
    // The page is complete without the picture.
    return { default: () => null };
  }
});

/** Gilli where she only decorates: drawn once the first page has been painted, in a place of her size. */
export function LateMascot(props: LateMascotProps) {
  const length = `${props.size / 16}rem`;
  return (
    <div style={{ inlineSize: length, blockSize: length }}>
      <Suspense>
        <Mascot {...props} />
      </Suspense>
    </div>
  );
}
