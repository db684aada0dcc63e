// The twelve cards. Tab moves between cards, the arrow keys across the grid as displayed.

import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { type CardGame, faceAt } from '#domain/card-game/card-game.ts';
import { fill } from '#messages/fill.ts';
import { isForBrowser } from '#web/platform/is-for-browser.ts';
import { texts } from '#web/platform/texts.ts';
import { FlipTile } from '#web/ui/flip-card/flip-card.tsx';
import styles from './card-board.module.css';

interface CardBoardProps {
  game: CardGame;
  onFlip: (place: number) => void;
}

export function CardBoard({ game, onFlip }: CardBoardProps) {
  const list = useRef<HTMLUListElement>(null);
  const isJudged = game.phase !== 'choosing';
  const isMismatch = game.phase === 'settling' && game.up.length === 2;

  const handleKey = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = cards.indexOf(document.activeElement as HTMLButtonElement);
    const columns = columnsOf(list.current);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined || at === -1) return;
    event.preventDefault();
    cards[at + step]?.focus();
  };
  return (
    <ul ref={list} className={styles.board} aria-label={texts.cardGame.board} onKeyDown={handleKey}>
      {game.cards.map((card, place) => {
        const face = faceAt(game, place);
        return (
          <li
            key={card.id}
            className={styles.place}
            data-face={isMismatch && face === 'up' ? 'mismatch' : face}
          >
            <FlipTile
              label={fill(texts.cardGame.card[face], { place: place + 1, word: card.word })}
              mark={place + 1}
              word={<Word text={card.word} />}
              isFlipped={face === 'up'}
              isMatched={face === 'matched'}
              isLocked={isJudged}
              onFlip={() => onFlip(place)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Sized to the card's width: a long word is not broken. */
function Word({ text }: { text: string }) {
  const longest = Math.max(...text.split(/[\s-]/).map((part) => part.length));
  return (
    <span className={styles.word} style={{ '--letters': longest } as CSSProperties}>
      {text}
    </span>
  );
}

function columnsOf(list: HTMLElement | null): number {
  if (list === null) return 1;
  return getComputedStyle(list).gridTemplateColumns.split(' ').length;
}
