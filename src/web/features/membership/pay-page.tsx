// Redirects to the payment page at the standard price, with the phone of the account (product §6.2). Loaded in two
// steps: a visit that redirects to login needs none of it.

import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { GrownUps } from '#web/features/session/grown-up/grown-ups.tsx';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';

const payCode = lazyCode(() => import('./payment-redirect.tsx'));
const LeaveToPay = lazyPart(async () => (await payCode.load()).Component);

export async function loader({ request }: LoaderFunctionArgs) {
  if (!isSignedIn()) return redirectToLogin();
  await LeaveToPay.prefetch();
  const pay = payCode.loaded();
  if (pay === undefined) return null;
  const checkout = await pay.tryCheckout(request.signal);
  // The session may have ended.
  if (!isSignedIn()) return redirectToLogin();
  return checkout === null || pay.canPay(checkout.status) ? checkout : redirect(paths.account);
}

function redirectToLogin(): Response {
  rememberReturnPath(paths.member);
  return redirect(paths.login);
}

export function Component() {
  useLanguage();
  const checkout = useLoaderData<typeof loader>();
  return (
    <GrownUps>
      <LeaveToPay checkout={checkout} />
    </GrownUps>
  );
}
