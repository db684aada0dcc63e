// The home page (product §3): the landing page for visitors, next steps for signed-in children.

import { useChildsName } from '#web/features/session/account.ts';
import { readViewer } from '#web/features/session/viewer.ts';
import { Landing } from '#web/features/site/home/landing.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';

const NextSteps = lazyPart(async () => (await import('./next-steps.tsx')).NextSteps);

export async function loader() {
  if (readViewer().kind !== 'visitor') await NextSteps.prefetch();
  return null;
}

export function Component() {
  const childsName = useChildsName();
  return childsName === null ? <Landing /> : <NextSteps childsName={childsName} />;
}
