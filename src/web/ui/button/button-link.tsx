import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '#web/ui/link/link.tsx';
import { ButtonContent, type ButtonLook, buttonClass } from './button-look.tsx';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<LinkProps, 'className' | 'children' | 'style'> {}

/** A link within the app, styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isWide, iconBefore, iconAfter, children, ...link } = props;
  return (
    <Link {...link} className={buttonClass(props)}>
      <ButtonContent {...props}>{children}</ButtonContent>
    </Link>
  );
}

export interface ButtonAnchorProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'className' | 'children'> {
  href: string;
}

/** A link out of the app (a file, a payment page), styled as a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { variant, size, isWide, iconBefore, iconAfter, children, ...anchor } = props;
  return (
    <a {...anchor} className={buttonClass(props)}>
      <ButtonContent {...props}>{children}</ButtonContent>
    </a>
  );
}
