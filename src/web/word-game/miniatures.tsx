// Miniatures of the games' pieces, for illustrations; the surrounding text describes them.

import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './miniatures.module.css';

interface MiniCardProps {
  face: 'down' | 'up' | 'matched';
  word?: string | undefined;
}

export function MiniCard({ face, word }: MiniCardProps) {
  return (
    <span className={classNames(styles.card, styles[face])} aria-hidden="true">
      {word}
    </span>
  );
}

/** A word that can be dropped. */
export function MiniBlock({ word }: { word: string }) {
  return (
    <span className={styles.block} aria-hidden="true">
      {word}
    </span>
  );
}

/** A box with its name; `block` is the word in it. */
export function MiniSlot({ word, block }: { word: string; block?: string | undefined }) {
  return (
    <span className={styles.slot} aria-hidden="true">
      {word}
      {block === undefined ? <span className={styles.gap} /> : <MiniBlock word={block} />}
    </span>
  );
}

export function MiniSign({ icon }: { icon: 'check' | 'star' }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon name={icon} size={30} />
    </span>
  );
}
