// The redirect to the payment page, once its address is known or has failed to load.

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { canRenew } from '#domain/membership/renewal.ts';
import { useLanguage } from '#web/language/language.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { CallError } from '#web/platform/api.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { fetchCheckout } from './get-checkout.ts';
import styles from './payment-redirect.module.css';
import { type MembershipStatus, storeStatusBefore } from './started-payment.ts';

type Checkout = Awaited<ReturnType<typeof fetchCheckout>>;

/** Null: the server is unreachable. */
export async function tryCheckout(signal: AbortSignal): Promise<Checkout | null> {
  try {
    return await fetchCheckout(signal);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** Prevents a second payment by an old link, or in a tab that does not know of the first. */
export function canPay({ role, memberUntil }: MembershipStatus): boolean {
  return role === 'user' || memberUntil === null || canRenew(new Date(memberUntil), new Date());
}

export function Component({ checkout }: { checkout: Checkout | null }) {
  const lang = useLanguage();
  const { revalidate, state } = useRevalidator();
  const { title, opening, open, failedTitle, failed, tryAgain, back } = texts.payment.pay;

  useEffect(() => {
    if (checkout === null) return;
    storeStatusBefore(checkout.status);
    // Not in the history: Back then leads to the previous page, not here and forward again.
    window.location.replace(checkout.paymentUrl);
  }, [checkout]);

  return (
    <Page lang={lang} title={title}>
      <PageTitle of={title} />
      <LiveRegion message={checkout === null ? `${failedTitle}. ${failed}` : ''} isUrgent />
      {checkout === null ? (
        <EmptyState
          art={<LazyMascot mood="oops" size={160} />}
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
          art={<LazyMascot mood="hello" size={160} />}
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
