import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length. Use the size of the coming content to avoid layout shift. */
  height: string;
}

/** Hidden from screen readers: the loading area should contain one LiveRegion. */
export function Skeleton({ height }: SkeletonProps) {
  return <div className={styles.skeleton} style={{ blockSize: height }} aria-hidden="true" />;
}
