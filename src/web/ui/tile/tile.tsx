import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import styles from './tile.module.css';

export type TileState = 'idle' | 'lifted' | 'placed' | 'right' | 'wrong' | 'locked';

interface TileLook {
  state: TileState;
  /** Read out after the word: "right", "wrong". */
  stateText?: string | undefined;
}

type AsButton = { element?: 'button' } & Omit<ComponentPropsWithRef<'button'>, 'className'>;
type AsDiv = { element: 'div' } & Omit<ComponentPropsWithRef<'div'>, 'className'>;
export type TileProps = TileLook & (AsButton | AsDiv);

function content({ state, stateText, children }: TileProps) {
  return (
    <>
      {children}
      {state === 'right' && <Icon name="check" size={20} />}
      {state === 'wrong' && <Icon name="cross" size={20} />}
      {stateText && <VisuallyHidden>{stateText}</VisuallyHidden>}
    </>
  );
}

/**
 * A word to tap (a button) or to drag (element="div" with the drag library's ref and props spread on it; a button would
 * swallow the drag).
 */
export function Tile(props: TileProps) {
  const className = classNames(styles.tile, styles[props.state]);
  if (props.element === 'div') {
    const { element, state, stateText, children, ...native } = props;
    return (
      <div {...native} className={className}>
        {content(props)}
      </div>
    );
  }
  const { element, state, stateText, children, ...native } = props;
  return (
    <button type="button" {...native} className={className}>
      {content(props)}
    </button>
  );
}
