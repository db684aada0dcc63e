// What is kept about the family (product §4.11). Loaded in two steps: a visit that redirects to login needs none of it.

import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { useLanguage } from '#web/language/language.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';

const keptDataCode = codeQuery('kept-data', () => import('./kept-data.tsx'));

export function loader(args: LoaderFunctionArgs) {
  return isSignedIn() ? ensureQuery(args, keptDataCode) : redirect(paths.login);
}

export function Component() {
  useLanguage();
  return <LazyPart code={keptDataCode} props={{}} />;
}
