import { fill, forCount } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import styles from './parts-left.module.css';

/** Says why Check is unavailable: how many parts are still missing. The line keeps its height when it is empty. */
export function PartsLeft({ left }: { left: number }) {
  return <p className={styles.left}>{partsLeft(left)}</p>;
}

export function partsLeft(left: number): string {
  return fill(forCount(left, texts.quizKinds.left), { left });
}
