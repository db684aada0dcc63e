import { classNames } from '#web/ui/class-names.ts';
import { type ArtProps, Drawing } from './drawing.tsx';
import styles from './logo.module.css';

/** A kite over the blue wall; its tail is a comma. */
export function LogoEmblem(props: ArtProps) {
  return (
    <Drawing {...props} width={64} height={64}>
      <path
        d="M22 2h20c12 0 20 8 20 20v24c0 10-6 16-16 16H18C8 62 2 56 2 46V22C2 10 10 2 22 2z"
        fill="var(--art-wall-1-dark)"
      />
      <path d="M40 9L57 26 36 42 23 22z" fill="var(--art-marigold)" />
      <path d="M40 9L57 26 23 22z" fill="var(--art-pink)" />
      <path d="M40 9L36 42" stroke="var(--art-trim)" strokeWidth="2" />
      <path
        d="M35 41c-10 0-17 5-17 11a5 5 0 1 0 6-4.500c3-3 7-3.5 11-3.500z"
        fill="var(--art-trim)"
      />
    </Drawing>
  );
}

const LARGE = 48;

export interface LogoProps {
  /** The name, drawn as two words; the second is in the painted colour. */
  title: string;
  size?: number;
}

export function Logo({ title, size = 40 }: LogoProps) {
  const [first, ...rest] = title.split(' ');
  return (
    <span
      className={classNames(styles.logo, size >= LARGE && styles.large)}
      style={{ fontSize: `${size / 16}rem` }}
    >
      <LogoEmblem size={size} />
      <span className={styles.name}>
        {first} <span className={styles.painted}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
