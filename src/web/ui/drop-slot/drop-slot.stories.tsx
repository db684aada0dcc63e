import type { ReactNode } from 'react';
import { Tile } from '#web/ui/tile/tile.tsx';
import { DropSlot } from './drop-slot.tsx';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '1rem',
};
const stay = () => undefined;

export const stories: Record<string, () => ReactNode> = {
  states: () => (
    <div style={grid}>
      <DropSlot label="big" state="empty" />
      <DropSlot label="cold" state="empty" onPlace={stay} placeText="Put “chilly” here" />
      <DropSlot label="fast" state="over" />
      <DropSlot label="glad" state="filled">
        <Tile state="placed">happy</Tile>
      </DropSlot>
      <DropSlot label="begin" state="right">
        <Tile state="right">start</Tile>
      </DropSlot>
      <DropSlot label="tiny" state="wrong">
        <Tile state="wrong">huge</Tile>
      </DropSlot>
    </div>
  ),
};
