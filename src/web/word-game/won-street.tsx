// Everything a child has won in the word games: a house for each game and difficulty, with a lit window for each level
// won.

import { useId } from 'react';
import { difficulties } from '#domain/quiz/bank.ts';
import { gameNames, pairSources } from '#domain/word-game/game-choice.ts';
import { starsOfLevels } from '#domain/word-game/won-levels.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { useGameResults } from './game-results.ts';
import { isLit, WALLS, WonHouse } from './won-house.tsx';
import styles from './won-street.module.css';

const choices = gameNames.flatMap((game) =>
  pairSources.flatMap((src) => difficulties.map((difficulty) => ({ game, src, difficulty }))),
);

export function WonStreet() {
  const headingId = useId();
  const results = useGameResults();
  const { title, text, house, lit } = texts.wonLevels.street;
  const houses = choices.map((choice) => ({ choice, stars: starsOfLevels(results, choice) }));
  const all = houses.flatMap(({ stars }) => stars);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>{fill(text, { won: all.filter(isLit).length, levels: all.length })}</p>
      <ul className={styles.street}>
        {houses.map(({ choice: { game, src, difficulty }, stars }) => (
          <li key={`${game} ${src} ${difficulty}`} className={styles.house}>
            <WonHouse stars={stars} wall={WALLS[game][src]} size={112} />
            <p>
              {fill(house, {
                game: texts.wonLevels.street.names[game][src],
                difficulty: texts.wordGame.difficulty[difficulty],
              })}
              <br />
              {fill(lit, { won: stars.filter(isLit).length, levels: stars.length })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
