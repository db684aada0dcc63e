import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './drop-slot.module.css';

export interface DropSlotProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  /** The word or number that names the slot. */
  label: ReactNode;
  state: 'empty' | 'over' | 'filled' | 'right' | 'wrong';
  /** With both, an empty slot can be filled by tapping: the way of keyboards and shaky fingers. */
  onPlace?: (() => void) | undefined;
  placeText?: string;
  children?: ReactNode;
}

/** Takes the ref and props of a droppable; its children are the tile and the placeholder. */
export function DropSlot(props: DropSlotProps) {
  const { label, state, onPlace, placeText, children, ...native } = props;
  return (
    <div {...native} className={classNames(styles.slot, styles[state])}>
      <div className={styles.label}>{label}</div>
      <div className={styles.place}>
        {children}
        {onPlace && (
          <button type="button" className={styles.button} onClick={onPlace}>
            {placeText}
          </button>
        )}
      </div>
    </div>
  );
}
