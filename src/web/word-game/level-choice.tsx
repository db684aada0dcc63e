// The numbered levels of a word game, each with its best result (product §9.3, §9.6).

import type { CSSProperties, ReactNode } from 'react';
import { starsFor } from '#domain/quiz/stars.ts';
import type { GameChoice } from '#domain/word-game/game-choice.ts';
import { FULL_SCORE } from '#domain/word-game/game-progress.ts';
import { scoresByLevel } from '#domain/word-game/won-levels.ts';
import { fill } from '#messages/fill.ts';
import type { LockedLink } from '#web/features/session/locked.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { texts } from '#web/platform/texts.ts';
import { LevelButton } from '#web/ui/level-button/level-button.tsx';
import { useGameResults } from './game-results.ts';
import { HowToPlay } from './how-to-play.tsx';
import styles from './level-choice.module.css';
import { PairPicture } from './pair-picture.tsx';
import type { WonSoFarProps } from './won-so-far.tsx';

/** What pressing a level does: open an address, or choose the level. */
export type LevelAction =
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'locked'; readonly to: string; readonly onClick: LockedLink['onClick'] }
  | { readonly kind: 'choose'; readonly isChosen: boolean; readonly onChoose: () => void };

interface LevelChoiceProps {
  choice: GameChoice;
  levels: readonly number[];
  actionOf: (level: number) => LevelAction;
  /** Below the levels. */
  children?: ReactNode;
}

/** Loads a moment later; the choice works without it. */
const WonSoFar = lazyPart<WonSoFarProps>(async () => (await import('./won-so-far.tsx')).WonSoFar, {
  isOptional: true,
});

/** Numbers of columns that fill every row. */
const COLUMNS = [6, 5] as const;

export function LevelChoice({ choice, levels, actionOf, children }: LevelChoiceProps) {
  const results = useGameResults();
  const scores = scoresByLevel(results, choice);
  const { choose, legend } = texts.wordGame.levels;
  const columns = COLUMNS.find((count) => levels.length % count === 0) ?? COLUMNS[0];
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <h2>{choose}</h2>
        <div className={styles.help}>
          <HowToPlay game={choice.game} src={choice.src} />
        </div>
      </div>
      <div className={styles.picture}>
        <PairPicture game={choice.game} src={choice.src} />
        <div className={styles.won}>
          <WonSoFar choice={choice} size={112} />
        </div>
      </div>
      <ul
        className={styles.levels}
        aria-label={legend}
        style={{ '--columns': columns } as CSSProperties}
      >
        {levels.map((level) => (
          <LevelItem
            key={level}
            level={level}
            choice={choice}
            score={scores.get(level)}
            action={actionOf(level)}
          />
        ))}
      </ul>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

interface LevelItemProps {
  level: number;
  choice: GameChoice;
  score: number | undefined;
  action: LevelAction;
}

function LevelItem({ level, choice, score, action }: LevelItemProps) {
  const { open, done, locked, score: scoreText } = texts.wordGame.levels;
  const total = FULL_SCORE[choice.game];
  const state = action.kind === 'locked' ? 'locked' : score === undefined ? 'open' : 'done';
  const label = fill({ open, done, locked }[state], { level, score: score ?? 0, total });
  const isChosen = action.kind === 'choose' && action.isChosen;
  return (
    <li className={styles.level} data-chosen={isChosen || undefined}>
      <LevelButton
        number={level}
        tone={choice.difficulty}
        state={state}
        stars={starsFor(score ?? 0, total)}
        label={label}
        {...(action.kind === 'choose' ? { onClick: action.onChoose, isChosen } : action)}
      />
      {score !== undefined && (
        <span className={styles.score} aria-hidden="true">
          {fill(scoreText, { score, total })}
        </span>
      )}
    </li>
  );
}
