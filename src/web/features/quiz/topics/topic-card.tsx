// One topic: a house of the street that invites to play; flipped, it shows the levels, Easy and Hard (product §7.3).

import { useEffect, useRef, useState } from 'react';
import { FlipCard } from '#web/ui/flip-card/flip-card.tsx';
import type { DisplayedTopic } from './displayed-topic.ts';
import styles from './topic-card.module.css';
import { TopicHouse } from './topic-house.tsx';
import { TopicLevels } from './topic-levels.tsx';

export function TopicCard(props: DisplayedTopic) {
  const [isFlipped, setFlipped] = useState(false);
  const card = useRef<HTMLLIElement>(null);

  const handleFlip = (isNowFlipped: boolean) => {
    setFlipped(isNowFlipped);
    shouldMoveFocus.current = true;
  };
  // The button that flipped the card is now on its hidden face; the focus moves to the visible one.
  const shouldMoveFocus = useRef(false);
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    const selector = isFlipped ? 'h3' : 'button';
    const face = card.current?.querySelector('[data-hidden="false"]');
    face?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [isFlipped]);

  return (
    <li ref={card} className={styles.topic}>
      <FlipCard
        isFlipped={isFlipped}
        front={<TopicHouse {...props} isFlipped={isFlipped} onFlip={() => handleFlip(true)} />}
        back={<TopicLevels {...props} onTurnBack={() => handleFlip(false)} />}
      />
    </li>
  );
}
