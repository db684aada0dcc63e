// The houses of a street, drawn once the first page has been painted, in places of their size.

import { late } from '../late.tsx';
import type { HouseLook } from './house-look.ts';

const Top = late<HouseLook>(async () => (await import('./house-top.tsx')).HouseTop);
const Foot = late<HouseLook>(async () => (await import('./house-foot.tsx')).HouseFoot);

/** Roof and floors, above the sign. */
export function LateHouseTop(look: HouseLook) {
  return (
    <div style={{ aspectRatio: '160 / 90' }}>
      <Top {...look} />
    </div>
  );
}

/** The ground floor, below the sign: its door is on the left. */
export function LateHouseFoot(look: HouseLook) {
  return (
    <div style={{ aspectRatio: '160 / 46' }}>
      <Foot {...look} />
    </div>
  );
}
