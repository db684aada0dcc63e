// The six pairs of a level with the meanings of their words (product §9.5); similar words share a meaning. Pairs found
// in the game are ticked.

import { useId } from 'react';
import type { Card } from '#domain/card-game/cards.ts';
import type { PairSource } from '#domain/word-game/game-choice.ts';
import { texts } from '#web/platform/texts.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './pair-list.module.css';

interface PairListProps {
  cards: readonly Card[];
  src: PairSource;
  /** The `pairId`s of the pairs found; null if unknown. */
  found: readonly number[] | null;
}

export function PairList({ cards, src, found }: PairListProps) {
  const headingId = useId();
  const pairIds = [...new Set(cards.map(({ pairId }) => pairId))];
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.cardGameResult.meanings[src]}</h2>
      <ul className={styles.pairs}>
        {pairIds.map((pairId) => (
          <Pair
            key={pairId}
            cards={cards.filter((card) => card.pairId === pairId)}
            isFound={found?.includes(pairId) ?? false}
          />
        ))}
      </ul>
    </section>
  );
}

function Pair({ cards, isFound }: { cards: readonly Card[]; isFound: boolean }) {
  const meanings = [...new Set(cards.map(({ meaning }) => meaning))];
  return (
    <li className={styles.pair}>
      {isFound && (
        <span className={styles.found}>
          <Icon name="check" size={20} title={texts.cardGameResult.found} />
        </span>
      )}
      <dl className={styles.meanings}>
        {meanings.map((meaning) => (
          <div key={meaning}>
            {cards
              .filter((card) => card.meaning === meaning)
              .map(({ id, word }) => (
                <dt key={id} className={styles.word}>
                  {word}
                </dt>
              ))}
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
