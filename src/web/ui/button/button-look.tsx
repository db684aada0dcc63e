import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { IconName } from '#web/ui/icon/glyphs.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './button.module.css';

/** The props shared by the button and the two links styled as one. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'large';
  isWide?: boolean;
  iconBefore?: IconName;
  iconAfter?: IconName;
  children: ReactNode;
}

export function buttonClass({ variant = 'primary', size, isWide }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    isWide && styles.wide,
  );
}

export function ButtonContent({ iconBefore, iconAfter, children }: ButtonLook) {
  return (
    <>
      {iconBefore && <Icon name={iconBefore} size={20} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size={20} />}
    </>
  );
}
