// Leads on to the payment page at the standard price, with the phone of the account (product §6.4).

import { useEffect } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router';
import { canRenew } from '#domain/membership/renewal.ts';
import { isSignedIn } from '#web/features/session/account.ts';
import { rememberReturnPath } from '#web/features/session/return-path.ts';
import { paths } from '#web/paths.ts';
import { CallError } from '#web/platform/api.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { fetchCheckout } from './get-checkout.ts';
import styles from './pay-page.module.css';
import { keepStatusBefore } from './started-payment.ts';

/** Null: the server could not be reached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const checkout = isSignedIn() ? await tryCheckout(request.signal) : null;
  if (!isSignedIn()) {
    rememberReturnPath(paths.member);
    return redirect(paths.signup());
  }
  const memberUntil = checkout?.status.memberUntil ?? null;
  const isPaid = checkout?.status.role === 'member' && memberUntil !== null;
  // Nobody pays twice by an old link or a tab that does not know yet.
  if (isPaid && !canRenew(new Date(memberUntil), new Date())) return redirect(paths.account);
  return checkout;
}

async function tryCheckout(signal: AbortSignal) {
  try {
    return await fetchCheckout(signal);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

export function Component() {
  const checkout = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { title, opening, open, failedTitle, failed, back } = texts.membership.pay;
  const { tryAgain } = texts.membership;

  useEffect(() => {
    if (checkout === null) return;
    keepStatusBefore(checkout.status);
    // Not in the history: Back then leads to the page before, not here and on again.
    window.location.replace(checkout.paymentUrl);
  }, [checkout]);

  return (
    <Page title={title}>
      <PageTitle of={title} />
      <LiveRegion message={checkout === null ? `${failedTitle}. ${failed}` : ''} isUrgent />
      {checkout === null ? (
        <EmptyState
          art={<Mascot mood="oops" size={160} />}
          title={failedTitle}
          action={
            <div className={styles.actions}>
              <Button
                iconBefore="refresh"
                isBusy={state === 'loading'}
                onClick={() => revalidate()}
              >
                {tryAgain}
              </Button>
              <ButtonLink to={paths.member} variant="secondary">
                {back}
              </ButtonLink>
            </div>
          }
        >
          {failed}
        </EmptyState>
      ) : (
        <EmptyState
          art={<Mascot mood="hello" size={160} />}
          title={opening}
          action={
            <ButtonAnchor href={checkout.paymentUrl} variant="secondary">
              {open}
            </ButtonAnchor>
          }
        />
      )}
    </Page>
  );
}
