import { Mascot } from '#web/ui/art/mascot.tsx';
import styles from './loader.module.css';

/** Covers the page. */
export function Loader({ label }: { label: string }) {
  return (
    <div className={styles.loader}>
      <div className={styles.stage}>
        <div className={styles.runner}>
          <Mascot mood="cheering" size={144} />
        </div>
        <div className={styles.shadow} />
      </div>
      <div className={styles.blocks} aria-hidden="true">
        <span className={styles.block} />
        <span className={styles.block} />
        <span className={styles.block} />
        <span className={styles.block} />
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
