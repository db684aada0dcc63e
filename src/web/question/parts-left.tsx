import { fill, forCount } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import styles from './parts-left.module.css';

/** Says why Check can't be pressed yet: how much is still to do. It keeps its line when nothing is. */
export function PartsLeft({ left }: { left: number }) {
  return <p className={styles.left}>{partsLeft(left)}</p>;
}

export function partsLeft(left: number): string {
  return fill(forCount(left, texts.quizKinds.left), { left });
}
