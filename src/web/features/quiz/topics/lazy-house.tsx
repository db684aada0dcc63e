// The houses of a street, rendered after the first paint, in places of their size.

import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import type { HouseLook } from '#web/ui/art/street/house-look.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';

const Top = lazyPart<HouseLook>(
  async () => {
    await whenLoaderRemoved();
    return (await import('#web/ui/art/street/house-top.tsx')).HouseTop;
  },
  { isOptional: true },
);
const Foot = lazyPart<HouseLook>(
  async () => {
    await whenLoaderRemoved();
    return (await import('#web/ui/art/street/house-foot.tsx')).HouseFoot;
  },
  { isOptional: true },
);

/** Roof and floors, above the sign. */
export function LazyHouseTop(look: HouseLook) {
  return (
    <div style={{ aspectRatio: '160 / 90' }}>
      <Top {...look} />
    </div>
  );
}

/** The ground floor, below the sign; its door is on the left. */
export function LazyHouseFoot(look: HouseLook) {
  return (
    <div style={{ aspectRatio: '160 / 46' }}>
      <Foot {...look} />
    </div>
  );
}
