import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { texts } from '#web/platform/texts.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { checkoutQuery } from './get-checkout.ts';
import styles from './member-page.module.css';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import { readStatusBefore } from './started-payment.ts';

/** For someone who has returned from the payment page without a membership: what is known about the payment. */
export function PaymentNotice() {
  const { data } = useQuery(checkoutQuery(account.id.use()));
  const before = readStatusBefore();
  const outcome = data === undefined || before === null ? null : outcomeOf(data.status, before);
  const { failed, pending, waiting, check } = texts.membership.notice;
  const notices: Partial<Record<PaymentOutcome, string>> = { failed, pending, waiting };
  const notice = outcome === null ? undefined : notices[outcome];
  return (
    <div role="status" className={styles.notice}>
      {notice !== undefined && (
        <Callout tone={outcome === 'failed' ? 'danger' : 'info'} title={notice} isLive={false}>
          {outcome !== 'failed' && (
            <p>
              <Link to={paths.paymentReturn}>{check}</Link>
            </p>
          )}
        </Callout>
      )}
    </div>
  );
}
