// The home page (product §3): the landing page for visitors, next steps for signed-in children.

import { useChildsName } from '#web/features/session/account.ts';
import { readViewer } from '#web/features/session/viewer.ts';
import { Landing } from '#web/features/site/home/landing.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';

const GoOn = lazyPart(async () => (await import('./go-on.tsx')).GoOn);

export async function loader() {
  if (readViewer().kind !== 'visitor') await GoOn.prefetch();
  return null;
}

export function Component() {
  const childsName = useChildsName();
  return childsName === null ? <Landing /> : <GoOn childsName={childsName} />;
}
