// How a house of the street looks. All are 160 wide; the wall reaches from 8 to 152.

export interface HouseLook {
  /** Which house: its paint, roof, windows and door. */
  turn: number;
  /** Closed: shutters down and a padlock at the door. */
  isOpen: boolean;
  /** For each floor, from the top, how many of the three panes of each window are lit. */
  floors: readonly (readonly number[])[];
  /** Somebody is expected: a garland over the door. */
  isFestive?: boolean;
}

/** The paints in the order of a walk down the gully: no two neighbours, nor two on top of each other, are alike. */
const WALLS = [3, 1, 2, 4, 5] as const;

export function paintOf(turn: number) {
  const wall = WALLS[turn % WALLS.length] ?? 1;
  return { wall: `var(--art-wall-${wall})`, dark: `var(--art-wall-${wall}-dark)` };
}
