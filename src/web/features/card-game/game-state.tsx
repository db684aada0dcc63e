// The state of the game: pairs found as marigolds on a string, turns left as a number and a rope that gets shorter.

import type { CSSProperties } from 'react';
import { type CardGame, matchedCards } from '#domain/card-game/card-game.ts';
import { PAIRS_PER_WORD_CARD_LEVEL, TURNS } from '#domain/card-game/cards.ts';
import { fill, forCount } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './game-state.module.css';

/** From this number on, the rope and the text warn. */
const FEW_TURNS = 5;

export function GameState({ game }: { game: CardGame }) {
  const { turns, pairs, pairsFound, cheers, almostOut } = texts.cardGame;
  const found = matchedCards(game) / 2;
  const total = PAIRS_PER_WORD_CARD_LEVEL;
  const { turnsLeft } = game;
  const isAlmostOut = turnsLeft <= FEW_TURNS && found < total;
  return (
    <div className={styles.state} data-few={isAlmostOut || undefined}>
      <p className={styles.cheer}>
        {isAlmostOut ? fill(forCount(turnsLeft, almostOut), { turns: turnsLeft }) : cheers[found]}
      </p>
      <p className={styles.pairs}>
        <VisuallyHidden>{fill(pairsFound, { found, total })}</VisuallyHidden>
        <span aria-hidden="true">{pairs}</span>
        <span className={styles.flowers} aria-hidden="true">
          {Array.from({ length: total }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a flower is its position.
            <span key={place} className={styles.flower} data-found={place < found} />
          ))}
        </span>
      </p>
      <p className={styles.turns}>
        {turns} <strong key={turnsLeft}>{turnsLeft}</strong>
      </p>
      <span className={styles.rope} aria-hidden="true">
        <span className={styles.left} style={{ '--left': turnsLeft / TURNS } as CSSProperties} />
      </span>
    </div>
  );
}

/** Gilli's reaction. Pairs match immediately, so two cards face up are a mismatch. */
export function moodAt(game: CardGame): MascotMood {
  if (game.phase === 'lost' || game.up.length === 2) return 'oops';
  if (game.up.length === 1) return 'thinking';
  return matchedCards(game) > 0 ? 'cheering' : 'hello';
}
