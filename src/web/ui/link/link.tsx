// Links within the site. The router's own components are a kilobyte heavier, for prefetching that only its framework
// offers (decision 006).

import { type ComponentPropsWithRef, type MouseEvent, use } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch, useResolvedPath } from 'react-router';
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** The page takes the place of the present one in the history. */
  replace?: boolean;
}

/** In a dialog it closes that, and its page takes the place of the dialog's own step in the history. */
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
    // Not when it opens in a tab of its own.
    if (event.defaultPrevented) leaveDialog?.();
  };
  return <a {...anchor} href={useHref(to)} target={target} onClick={handleClick} />;
}

/** In a menu: it says when its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const isOpen = useMatch({ path: pathname, end: pathname === '/' }) !== null;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
