// Links within the site. The router's own components are a kilobyte heavier, for prefetching that only its framework
// offers (decision 006).

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch, useResolvedPath } from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** The page takes the place of the present one in the history. */
  replace?: boolean;
}

export function Link({ to, replace, target, onClick, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    ...(replace && { replace }),
    target: target ?? '_self',
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(to)} target={target} onClick={handleClick} />;
}

/** In a menu: it says when its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const isOpen = useMatch({ path: pathname, end: pathname === '/' }) !== null;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
