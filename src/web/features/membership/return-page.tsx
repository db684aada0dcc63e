// The page that the payment page returns to (product §6.4). Loaded in two steps: a visit that redirects to login needs
// none of it.

import { redirect } from 'react-router';
import { isSignedIn } from '#web/features/session/account.ts';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';

const PaymentReturn = lazyPart(async () => (await import('./payment-return.tsx')).Component);

export async function loader() {
  if (isSignedIn()) {
    await PaymentReturn.prefetch();
    return null;
  }
  rememberReturnPath(paths.paymentReturn);
  return redirect(paths.login);
}

export function Component() {
  useLanguage();
  return <PaymentReturn />;
}
