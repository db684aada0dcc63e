import { Link, type LinkProps } from './link.tsx';

interface PartLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** The id of the part. */
  to: string;
}

/**
 * A link to a part of the same page. A native one adds a history entry that is not the router's, and no leave guard of
 * a game can stop a step back to such an entry.
 */
export function PartLink({ to, ...link }: PartLinkProps) {
  // The page change scrolls to the part, except when its address is already the current one.
  const handleClick = () => document.getElementById(to)?.scrollIntoView();
  return <Link {...link} to={`#${to}`} onClick={handleClick} />;
}
