import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, buttonClass } from './button-look.tsx';

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'>;

export interface ButtonProps extends ButtonLook, NativeButton {
  /** Shows a spinner and ignores clicks, but keeps its place in the focus order. */
  isBusy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, iconBefore, iconAfter, isBusy, onClick, children, ...native } =
    props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...native}
      className={classNames(buttonClass(props), isBusy && styles.busy)}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      {isBusy && <span className={styles.spinner} />}
      <ButtonContent {...props}>{children}</ButtonContent>
    </button>
  );
}

export interface IconButtonProps extends NativeButton {
  icon: IconName;
  label: string;
  variant?: 'secondary' | 'quiet';
}

export function IconButton({ icon, label, variant = 'quiet', ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={classNames(styles.button, styles[variant], styles.iconOnly)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
