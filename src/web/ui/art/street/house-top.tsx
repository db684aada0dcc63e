import { Drawing } from '../drawing.tsx';
import { type HouseLook, paintOf } from './house-look.ts';
import { HouseWindow } from './house-window.tsx';
import { ROOFS } from './roofs.tsx';

/** The height of the roof and of each floor. */
const ROOF = 36;
const FLOOR = 27;

export function HouseTop({ turn, isOpen, floors }: HouseLook) {
  const paint = paintOf(turn);
  const Roof = ROOFS[turn % ROOFS.length] ?? ROOFS[0];
  return (
    <Drawing width={160} height={90}>
      {Roof && <Roof {...paint} />}
      <path d="M8 36H152V90H8z" fill={paint.wall} />
      {/* A weathered patch, and the band between the floors. */}
      <path
        d={turn % 2 === 0 ? 'M8 78q14-6 20 6q8 2 6 6H8z' : 'M152 44q-16 2-18 12q6 8 18 6z'}
        fill={paint.dark}
        opacity=".28"
      />
      <path d={`M8 ${ROOF + FLOOR}H152`} stroke="var(--art-trim)" strokeWidth="2" opacity=".7" />
      {floors.map((windows, floor) =>
        windows.map((lit, place) => (
          <HouseWindow
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its position.
            key={`${floor} ${place}`}
            x={8 + (144 * (place + 0.5)) / windows.length}
            foot={ROOF + FLOOR * (floor + 1) - 4}
            width={Math.min(32, 144 / windows.length - 6)}
            shape={(turn + floor) % 3}
            lit={lit}
            isShut={!isOpen && lit === 0}
            dark={paint.dark}
          />
        )),
      )}
    </Drawing>
  );
}
