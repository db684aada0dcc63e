// A link to something locked: it says why, and what opens it, before it leads there (product §5.3).

import type { MouseEvent } from 'react';
import { lateCode } from '#web/platform/late-code.ts';
import { lockedPath, type Reason, rememberReturnPath } from './return-path.ts';

export interface LockedLink {
  readonly to: string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

const explainCode = lateCode(() => import('./explain-lock.ts'));

/** The link whose lock has been explained, while it is followed. */
let explained: EventTarget | null = null;

/** The props of a link to a locked page; `path` is that page. A click first says why it is locked, and what opens it. */
export function lockedLink(reason: Reason, path: string): LockedLink {
  const handleClick = async (event: MouseEvent<HTMLElement>) => {
    const link = event.currentTarget;
    if (link === explained) return rememberReturnPath(path);
    event.preventDefault();
    // Without the explanation the page behind the link has to do: it says why, too.
    const explanation = await explainCode.load().catch(() => null);
    if (explanation !== null && !(await explanation.explainLock(reason))) return;
    explained = link;
    link.click();
    explained = null;
  };
  return { to: lockedPath(reason), onClick: (event) => void handleClick(event) };
}
