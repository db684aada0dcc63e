// A link to something locked: it first explains the lock and how to open it, then follows the link (product §5.3).

import type { MouseEvent } from 'react';
import type { AccessDecision } from '#domain/membership/access.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { lockedPath, type Reason, rememberReturnPath } from './return-path.ts';

export interface LockedLink {
  readonly to: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

const explainCode = lazyCode(() => import('./explain-lock.ts'));

/** The link being followed after its lock was explained. */
let explained: EventTarget | null = null;

/** The props of a button to a page that may be locked; its icon tells which. */
export function onwardLink(access: AccessDecision, path: string) {
  return access.ok
    ? ({ to: path, iconAfter: 'arrow-right' } as const)
    : ({ ...lockedLink(access.reason, path), iconAfter: 'lock' } as const);
}

/** The props of a link to a locked page; `path` is that page. A click first explains the lock and how to open it. */
export function lockedLink(reason: Reason, path: string): LockedLink {
  const handleClick = async (event: MouseEvent<HTMLElement>) => {
    const link = event.currentTarget;
    if (link === explained) return rememberReturnPath(path);
    event.preventDefault();
    // If the explanation fails to load, the page behind the link explains the lock too.
    const explanation = await explainCode.load().catch(() => null);
    if (explanation !== null && !(await explanation.explainLock(reason))) return;
    explained = link;
    link.click();
    explained = null;
  };
  return { to: lockedPath(reason), onClick: (event) => void handleClick(event) };
}
