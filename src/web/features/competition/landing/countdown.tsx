import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './countdown.module.css';

/** The promotional countdown (product §11.3): ticks every second and disappears at its end. */
export function Countdown({ seconds }: { seconds: number }) {
  const left = Math.ceil(seconds);
  const { title, units, spoken } = texts.competition.countdown;
  if (left <= 0) return null;
  const parts = {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
  return (
    <div className={styles.countdown} role="timer" aria-live="off">
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
