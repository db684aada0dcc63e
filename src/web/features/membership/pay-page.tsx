// Leads on to the payment page at the standard price, with the phone of the account (product §6.2). Loaded in two steps:
// a visit that redirects to login needs none of it.

import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { useLanguage } from '#web/language/language.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';

const load = () => import('./leave-to-pay.tsx');
const payCode = codeQuery('leave-to-pay', load);

export async function loader(args: LoaderFunctionArgs) {
  if (!isSignedIn()) return redirectToLogin();
  const failure = await ensureQuery(args, payCode);
  if (failure !== null) return null;
  const { tryCheckout, mayPay } = await load();
  const checkout = await tryCheckout(args.request.signal);
  // The session may have ended.
  if (!isSignedIn()) return redirectToLogin();
  return checkout === null || mayPay(checkout.status) ? checkout : redirect(paths.account);
}

function redirectToLogin(): Response {
  rememberReturnPath(paths.member);
  return redirect(paths.login);
}

export function Component() {
  useLanguage();
  const checkout = useLoaderData<typeof loader>();
  return <LazyPart code={payCode} props={{ checkout }} />;
}
