import type { ReactNode } from 'react';
import { Tile, type TileState } from './tile.tsx';

const states: TileState[] = ['idle', 'lifted', 'placed', 'right', 'wrong', 'locked'];

export const stories: Record<string, () => ReactNode> = {
  states: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {states.map((state) => (
        <Tile key={state} state={state}>
          {state}
        </Tile>
      ))}
    </div>
  ),
};
