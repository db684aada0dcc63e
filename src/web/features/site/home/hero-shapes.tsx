import { type ComponentType, useEffect, useState } from 'react';
import {
  BallShape,
  ChalkLetterShape,
  DieShape,
  KiteShape,
  MarigoldShape,
  StarShape,
} from '#web/ui/art/hero-shapes.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './hero-shapes.module.css';

/** A popped shape returns after this long (product §3.3). */
export const SHAPE_RETURN_MS = 3_000;

const shapes: Record<string, ComponentType> = {
  kite: KiteShape,
  marigold: MarigoldShape,
  letter: ChalkLetterShape,
  die: DieShape,
  ball: BallShape,
  star: StarShape,
};

/** Decoration to pop with a finger or the mouse; keyboards and screen readers skip it. */
export function HeroShapes() {
  return (
    <div className={styles.shapes} aria-hidden="true">
      {Object.entries(shapes).map(([name, Shape]) => (
        <Popping key={name} name={name} Shape={Shape} />
      ))}
    </div>
  );
}

function Popping({ name, Shape }: { name: string; Shape: ComponentType }) {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isHidden) return;
    const timer = setTimeout(() => setHidden(false), SHAPE_RETURN_MS);
    return () => clearTimeout(timer);
  }, [isHidden]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: decoration, see above
    <div
      className={classNames(styles.shape, styles[name], isHidden && styles.hidden)}
      data-shape={name}
      data-hidden={isHidden}
      onClick={() => setHidden(true)}
    >
      <div className={styles.drift}>
        <Shape />
      </div>
    </div>
  );
}
