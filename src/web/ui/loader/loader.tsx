import { Mascot } from '#web/ui/art/mascot.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './loader.module.css';

export interface LoaderProps {
  label: string;
  /** Part of the page instead of covering it. */
  isInline?: boolean;
}

export function Loader({ label, isInline = false }: LoaderProps) {
  return (
    <div
      role={isInline ? undefined : 'status'}
      className={classNames(styles.loader, isInline ? styles.inline : styles.full)}
    >
      <div className={styles.stage}>
        <div className={styles.runner}>
          <Mascot mood="cheering" size={isInline ? 96 : 144} />
        </div>
        <div className={styles.shadow} />
      </div>
      <div className={styles.blocks} aria-hidden="true">
        <span className={styles.block} />
        <span className={styles.block} />
        <span className={styles.block} />
        <span className={styles.block} />
      </div>
      <p className={styles.label} aria-hidden={isInline || undefined}>
        {label}
      </p>
      {isInline && <LiveRegion message={label} />}
    </div>
  );
}
