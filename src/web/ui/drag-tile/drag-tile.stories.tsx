import { DragDropContext } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { DragTile } from './drag-tile.tsx';

export const stories: Record<string, () => ReactNode> = {
  'idle, selected, locked': () => (
    <DragDropContext onDragEnd={() => {}}>
      <ul style={{ display: 'flex', gap: '1rem', listStyle: 'none', padding: 0 }}>
        <DragTile id="story-idle" word="kite" state="idle" isSelected={false} onSelect={() => {}} />
        <DragTile id="story-selected" word="flies" state="idle" isSelected onSelect={() => {}} />
        <DragTile
          id="story-locked"
          word="high"
          state="locked"
          isLocked
          isSelected={false}
          onSelect={() => {}}
        />
      </ul>
    </DragDropContext>
  ),
};
