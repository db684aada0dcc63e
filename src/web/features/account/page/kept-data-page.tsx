// The data stored about the family (product §4.11). Loaded in two steps: a visit that redirects to login needs none of
// it.

import { redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { GrownUps } from '#web/features/session/grown-up/grown-ups.tsx';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';

const KeptData = lazyPart(async () => (await import('./kept-data.tsx')).Component);

export async function loader() {
  if (!isSignedIn()) return redirect(paths.login);
  await KeptData.prefetch();
  return null;
}

export function Component() {
  return (
    <GrownUps>
      <KeptDataPage />
    </GrownUps>
  );
}

function KeptDataPage() {
  useLanguage();
  return <KeptData />;
}
