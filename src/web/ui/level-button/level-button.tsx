import type { MouseEvent } from 'react';
import type { To } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { Stars } from '#web/ui/stars/stars.tsx';
import styles from './level-button.module.css';

export interface LevelButtonProps {
  number: number;
  tone: 'easy' | 'hard';
  state: 'open' | 'locked' | 'done';
  /** The full accessible name: "Nouns, easy, level 2, locked". */
  label: string;
  stars?: number;
  /** Makes the level a link; without `to` it is a button. */
  to?: To;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** For a button: whether the level is chosen. */
  isChosen?: boolean;
  /** Fills its place, for narrow layouts. */
  isSmall?: boolean;
}

export function LevelButton(props: LevelButtonProps) {
  const { number, tone, state, label, stars = 0, to, onClick, isChosen, isSmall } = props;
  const common = {
    className: classNames(
      styles.level,
      styles[tone],
      styles[state],
      state === 'open' && styles.alone,
      isSmall && styles.small,
    ),
    'aria-label': label,
    onClick,
  };
  const content = (
    <>
      <span>{number}</span>
      {state === 'locked' && <Icon name="lock" size={isSmall ? 14 : 18} />}
      {state === 'done' && (
        <span aria-hidden="true">
          <Stars earned={stars} label="" size={isSmall ? 11 : 15} />
        </span>
      )}
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" aria-pressed={isChosen} {...common}>
        {content}
      </button>
    );
  }
  return (
    <Link to={to} {...common}>
      {content}
    </Link>
  );
}
