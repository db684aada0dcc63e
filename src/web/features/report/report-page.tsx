// The parent's report (product §7.14). Loaded in two steps: a visit that redirects to login needs none of it.

import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { useLanguage } from '#web/language/language.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';

const reportCode = codeQuery('report', () => import('./report.tsx'));

export function loader(args: LoaderFunctionArgs) {
  return isSignedIn() ? ensureQuery(args, reportCode) : redirect(paths.login);
}

export function Component() {
  useLanguage();
  return <LazyPart code={reportCode} props={{}} />;
}
