import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from './card.tsx';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: '1.5rem',
};

export const stories: Record<string, () => ReactNode> = {
  'painted walls': () => (
    <div style={grid}>
      {(['blue', 'marigold', 'green', 'rani', 'terracotta'] as const).map((tone) => (
        <Card key={tone} tone={tone} title="Word of the day" to="/vocabulary/word">
          <p>A new word every morning, with a picture in a sentence.</p>
        </Card>
      ))}
    </div>
  ),
  plain: () => (
    <div style={grid}>
      <Card title="Nouns" badge={<Badge tone="free">Free</Badge>}>
        <p>People, places, animals and things.</p>
        <Button>Play now</Button>
      </Card>
    </div>
  ),
};
