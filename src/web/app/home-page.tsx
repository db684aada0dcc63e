// The home page (product §3): the landing page for visitors; who is signed in goes on where they are.

import type { LoaderFunctionArgs } from 'react-router';
import { useChildsName } from '#web/features/session/account.ts';
import { readViewer } from '#web/features/session/viewer.ts';
import { Landing } from '#web/features/site/home/landing.tsx';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { ensureQuery } from '#web/platform/page-data.ts';

const goOnCode = codeQuery('go-on', async () => ({
  Component: (await import('./go-on.tsx')).GoOn,
}));

export async function loader(args: LoaderFunctionArgs) {
  return readViewer().kind === 'visitor' ? null : ensureQuery(args, goOnCode);
}

export function Component() {
  const childsName = useChildsName();
  return childsName === null ? <Landing /> : <LazyPart code={goOnCode} props={{ childsName }} />;
}
