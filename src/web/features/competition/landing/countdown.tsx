import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './countdown.module.css';

interface CountdownProps {
  title: string;
  seconds: number;
  /** Less prominent. */
  isSmall?: boolean;
}

/** Ticks every second and disappears at its end (product §11.3). */
export function Countdown({ title, seconds, isSmall = false }: CountdownProps) {
  const left = Math.ceil(seconds);
  const { units, spoken } = texts.competition.countdown;
  if (left <= 0) return null;
  const parts = {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
  return (
    <div
      className={classNames(styles.countdown, isSmall && styles.small)}
      role="timer"
      aria-live="off"
      aria-label={title}
    >
      <p className={styles.title}>{title}</p>
      <VisuallyHidden>{fill(spoken, parts)}</VisuallyHidden>
      <div className={styles.parts} aria-hidden="true">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <span key={unit} className={styles.part}>
            <strong>{String(parts[unit]).padStart(2, '0')}</strong>
            {units[unit]}
          </span>
        ))}
      </div>
    </div>
  );
}
