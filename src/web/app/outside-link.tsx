import type { ReactNode } from 'react';
import { texts } from '#web/platform/texts.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';

interface OutsideLinkProps {
  href: string;
  className: string | undefined;
  /** What a screen reader says; the picture beside it is for the eyes. */
  label: string;
  children: ReactNode;
}

/** A link to somebody else's site: a new window that learns nothing about this one. */
export function OutsideLink({ href, className, label, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} title={label}>
      {children}
      <VisuallyHidden>
        {label} {texts.shell.newWindow}
      </VisuallyHidden>
    </a>
  );
}
