import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { FlipCard, FlipTile } from './flip-card.tsx';

function Turning() {
  const [isFlipped, setFlipped] = useState(false);
  return (
    <div style={{ maxInlineSize: '18rem' }}>
      <FlipCard
        isFlipped={isFlipped}
        front={
          <Card tone="blue" title="Nouns">
            <Button onClick={() => setFlipped(true)}>Play now</Button>
          </Card>
        }
        back={
          <Card title="Levels">
            <Button variant="quiet" onClick={() => setFlipped(false)}>
              Turn back
            </Button>
          </Card>
        }
      />
    </div>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: '0.75rem',
  inlineSize: '100%',
  maxInlineSize: '34rem',
};
const stay = () => undefined;

export const stories: Record<string, () => ReactNode> = {
  'card with two faces': () => <Turning />,
  'memory tiles': () => (
    <div style={grid}>
      <FlipTile label="Card 1, face down" mark="1" word="" isFlipped={false} onFlip={stay} />
      <FlipTile label="Card 2: happy" mark="2" word="happy" isFlipped onFlip={stay} />
      <FlipTile
        label="Card 3: glad, matched"
        mark="3"
        word="glad"
        isFlipped
        isMatched
        onFlip={stay}
      />
      <FlipTile
        label="Card 4, face down"
        mark="4"
        word=""
        isFlipped={false}
        isLocked
        onFlip={stay}
      />
    </div>
  ),
};
