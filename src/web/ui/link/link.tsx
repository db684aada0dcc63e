// Links within the site. The router's own components are a kilobyte heavier, for prefetching that only its framework
// offers (decision 006).

import { type ComponentPropsWithRef, type MouseEvent, use } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch, useResolvedPath } from 'react-router';
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Whether the page replaces the current history entry. */
  replace?: boolean;
}

/** Inside a dialog it closes the dialog, and its page replaces the dialog's history entry. */
export function Link({ to, replace, target, onClick, ...anchor }: LinkProps) {
  const leaveDialog = use(LeaveDialog);
  const follow = useLinkClickHandler(to, {
    ...((replace || leaveDialog !== null) && { replace: true }),
    target: target ?? '_self',
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    follow(event);
    // Skipped if the link opens in a new tab.
    if (event.defaultPrevented) leaveDialog?.();
  };
  return <a {...anchor} href={useHref(to)} target={target} onClick={handleClick} />;
}

/** A menu link: marks itself as current if its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const isOpen = useMatch({ path: pathname, end: pathname === '/' }) !== null;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
