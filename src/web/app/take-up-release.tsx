// A new build is taken up at a page change (product §2.13): the document loads anew at the address to which the page
// change leads, with the entry of the history that the router has made for it.

import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import { isFree } from '#web/platform/quiet-moment.ts';
import { isOtherBuildOut } from '#web/platform/release.ts';
import { isReachable, mayReloadAt, reloadOnce } from '#web/platform/reload.ts';

/** The loader of the route around all pages: whether this page change takes up another build. */
export async function loader({ request }: LoaderFunctionArgs): Promise<boolean> {
  const { pathname } = new URL(request.url);
  return isOtherBuildOut() && isFree() && mayReloadAt(pathname) && isReachable();
}

/** A change of the query is no page change. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Shows the page, or nothing of it while the document is about to load anew. */
export function TakeUpRelease({ children }: { children: ReactNode }) {
  const isTakenUp = useLoaderData() === true;
  useEffect(() => {
    if (isTakenUp) reloadOnce();
  }, [isTakenUp]);
  return isTakenUp ? null : children;
}
