import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length. Give the measures of what will come, so that nothing jumps. */
  height: string;
  width?: string;
}

/** Says nothing to screen readers: the place that loads should hold one `role="status"` text. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <div
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width }}
      aria-hidden="true"
    />
  );
}
