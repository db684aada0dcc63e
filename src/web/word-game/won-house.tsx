// What a child has won in a word game, as a house of the gully: a window per level, lit when the level is won and
// glowing when it has some stars. A light never goes out: best results are permanent.

import type { GameName, PairSource } from '#domain/word-game/game-choice.ts';
import { Drawing } from '#web/ui/art/drawing.tsx';

const WINDOW = { width: 22, height: 26, gap: 10 } as const;
const ROWS = 2;
const EDGE = 16;
const ROOF = 34;
const GROUND = 44;
const WON = 3;

type Wall = 1 | 2 | 4 | 5;

/** The wall colours of each game's houses. */
export const WALLS: Record<GameName, Record<PairSource, Wall>> = {
  wordcard: { s: 1, a: 2 },
  dropit: { s: 4, a: 5 },
};

/** Whether the window of a level with this many stars is lit: the level was won. */
export const isLit = (stars: number) => stars === WON;

interface WonHouseProps {
  /** The stars of each level, starting with level 1. */
  stars: readonly number[];
  wall: Wall;
  /** In pixels at a 16 px root. */
  size: number;
}

export function WonHouse({ stars, wall, size }: WonHouseProps) {
  const columns = Math.ceil(stars.length / ROWS);
  const wide = 2 * EDGE + columns * (WINDOW.width + WINDOW.gap) - WINDOW.gap;
  const high = ROOF + ROWS * (WINDOW.height + WINDOW.gap) + GROUND;
  const door = wide / 2 - 13;
  return (
    <Drawing width={wide} height={high} size={size}>
      <rect
        x="6"
        y={ROOF - 4}
        width={wide - 12}
        height={high - ROOF}
        fill={`var(--art-wall-${wall})`}
      />
      <path d={`M6 ${high - 12}h${wide - 12}v12H6z`} fill={`var(--art-wall-${wall}-dark)`} />
      <path d={`M0 ${ROOF}L16 8H${wide - 16}L${wide} ${ROOF}z`} fill="var(--art-clay)" />
      <path
        d={`M10 ${ROOF - 9}H${wide - 10}M13 ${ROOF - 17}H${wide - 13}`}
        stroke="var(--art-clay-deep)"
        strokeWidth="3"
        strokeDasharray="9 3"
      />
      <rect x={wide - 48} y="0" width="14" height="16" fill="var(--art-clay-deep)" />
      {stars.map((earned, at) => (
        <Window
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its level.
          key={at}
          x={EDGE + (at % columns) * (WINDOW.width + WINDOW.gap)}
          y={ROOF + 10 + Math.floor(at / columns) * (WINDOW.height + WINDOW.gap)}
          earned={earned}
        />
      ))}
      <path
        d={`M${door} ${high}v-22q0-13 13-13t13 13v22z`}
        fill="var(--art-clay-deep)"
        stroke="var(--art-trim)"
        strokeWidth="3"
      />
      <circle cx={door + 20} cy={high - 14} r="2" fill="var(--art-marigold)" />
    </Drawing>
  );
}

function Window({ x, y, earned }: { x: number; y: number; earned: number }) {
  const { width, height } = WINDOW;
  const isWon = isLit(earned);
  const light = isWon ? 'var(--art-marigold)' : 'var(--art-line)';
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        fill={light}
        stroke="var(--art-trim)"
        strokeWidth="3"
      />
      {!isWon && earned > 0 && (
        <rect
          x={x + 2}
          y={y + height / 2}
          width={width - 4}
          height={height / 2 - 2}
          fill="var(--art-marigold-deep)"
          opacity="0.75"
        />
      )}
      <path
        d={`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`}
        stroke="var(--art-trim)"
        strokeWidth="2"
      />
    </>
  );
}
