// A new build is applied at a page change (product §2.13): the document reloads at the new address, under the history
// entry that the router has created.

import { type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import { hasNoHold } from '#web/platform/quiet-moment.ts';
import { isOutdated } from '#web/platform/release.ts';
import { canReloadAt, isReachable, reloadOnce } from '#web/platform/reload.ts';

/** The loader of the route around all pages. Resolves to whether this page change applies another build. */
export async function loader({ request }: LoaderFunctionArgs): Promise<boolean> {
  const { pathname } = new URL(request.url);
  return isOutdated() && hasNoHold() && canReloadAt(pathname) && isReachable();
}

/** A change of the query is not a page change. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Shows the page, or nothing if the document is about to reload. */
export function ApplyRelease({ children }: { children: ReactNode }) {
  const isApplying = useLoaderData() === true;
  useEffect(() => {
    if (isApplying) reloadOnce();
  }, [isApplying]);
  return isApplying ? null : children;
}
