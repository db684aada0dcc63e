// Where the payment page returns to (product §6.4). Loaded in two steps: a visit that redirects to login needs none of it.

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { useLanguage } from '#web/language/language.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';

const returnCode = codeQuery('payment-return', () => import('./payment-return.tsx'));

export function loader(args: LoaderFunctionArgs) {
  if (isSignedIn()) return ensureQuery(args, returnCode);
  rememberReturnPath(paths.paymentReturn);
  return redirect(paths.login);
}

export function Component() {
  useLanguage();
  return <LazyPart code={returnCode} props={{}} />;
}
