import { Link, type LinkProps } from './link.tsx';

interface PartLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** The id of the part. */
  to: string;
}

/**
 * A link to a part of the same page. A native one makes a step in the history that is not the router's, and going back to
 * such a step no guard of a game can stop.
 */
export function PartLink({ to, ...link }: PartLinkProps) {
  // The page change brings the part into view, but not once more when its address is there already.
  const handleClick = () => document.getElementById(to)?.scrollIntoView();
  return <Link {...link} to={`#${to}`} onClick={handleClick} />;
}
