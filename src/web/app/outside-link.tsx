import type { MouseEvent, ReactNode } from 'react';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

interface OutsideLinkProps {
  href: string;
  className: string | undefined;
  /** The accessible name; the picture inside is decorative. */
  label: string;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children: ReactNode;
}

/** A link to another site. It opens in a new window, without a referrer or access to this window. */
export function OutsideLink({ href, className, label, onClick, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      title={label}
      onClick={onClick}
    >
      {children}
      <VisuallyHidden>
        {label} {texts.shell.newWindow}
      </VisuallyHidden>
    </a>
  );
}
