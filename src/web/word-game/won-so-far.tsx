// What a child has won so far in one difficulty of a word game: the house with its lit windows, and the same in words.

import type { GameChoice } from '#domain/word-game/game-choice.ts';
import { starsOfLevels } from '#domain/word-game/won-levels.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { useGameResults } from './game-results.ts';
import { isLit, WALLS, WonHouse } from './won-house.tsx';
import styles from './won-so-far.module.css';

const MOST_STARS = 3;

export interface WonSoFarProps {
  choice: GameChoice;
  /** The size of the house, in pixels at a 16 px root. */
  size: number;
}

export function WonSoFar({ choice, size }: WonSoFarProps) {
  const stars = starsOfLevels(useGameResults(), choice);
  const earned = stars.reduce<number>((sum, one) => sum + one, 0);
  const won = stars.filter(isLit).length;
  const { none, soFar } = texts.wonLevels;
  return (
    <div className={styles.won}>
      <WonHouse stars={stars} wall={WALLS[choice.game][choice.src]} size={size} />
      <p className={styles.text}>
        {earned === 0
          ? none
          : fill(soFar, {
              won,
              levels: stars.length,
              stars: earned,
              most: MOST_STARS * stars.length,
            })}
      </p>
    </div>
  );
}
