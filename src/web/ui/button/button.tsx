import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { languageOf } from '#messages/language.ts';
import { shell } from '#messages/shell.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './button.module.css';
import { ButtonContent, type ButtonLook, buttonClass } from './button-look.tsx';

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'>;

export interface ButtonProps extends ButtonLook, NativeButton {
  /** Shows a spinner, says so to a screen reader, and ignores clicks. */
  isBusy?: boolean;
}

/** A busy or disabled button stays focusable: a native `disabled` would lose the focus. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, iconBefore, iconAfter, ...rest } = props;
  const { isBusy, disabled, onClick, children, ...native } = rest;
  const isOff = isBusy || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...native}
        className={classNames(
          buttonClass(props),
          isBusy && styles.busy,
          disabled && styles.disabled,
        )}
        aria-busy={isBusy}
        aria-disabled={isOff || undefined}
        onClick={handleClick}
      >
        {isBusy && <span className={styles.spinner} />}
        <ButtonContent {...props}>{children}</ButtonContent>
      </button>
      {isBusy !== undefined && (
        <LiveRegion message={isBusy ? shell.working : ''} lang={languageOf(shell.working)} />
      )}
    </>
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
