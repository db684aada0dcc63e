import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { lazyPart } from './lazy-part.tsx';

interface LazyMascotProps {
  mood?: MascotMood;
  /** Width in pixels at a 16 px root. Without it she fills the width of her place. */
  size?: number;
}

const Mascot = lazyPart<LazyMascotProps>(
  async () => {
    await whenLoaderRemoved();
    return (await import('#web/ui/art/mascot.tsx')).Mascot;
  },
  { isOptional: true },
);

/** Gilli as decoration: rendered after the first paint, in a place of her size. */
export function LazyMascot(props: LazyMascotProps) {
  const inlineSize = props.size === undefined ? '100%' : `${props.size / 16}rem`;
  return (
    <div style={{ inlineSize, maxInlineSize: '100%', aspectRatio: 1 }}>
      <Mascot {...props} />
    </div>
  );
}
