// The parent's report (product §7.14). Loaded in two steps: a visit that redirects to login needs none of it.

import { redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';

const Report = lazyPart(async () => (await import('./report.tsx')).Component);

export async function loader() {
  if (!isSignedIn()) return redirect(paths.login);
  await Report.prefetch();
  return null;
}

export function Component() {
  useLanguage();
  return <Report />;
}
