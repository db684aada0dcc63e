import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/account.ts';
import { processedFrom } from '#domain/membership/payment.ts';
import { fill } from '#messages/fill.ts';
import { showDay } from '#web/language/show-date.ts';
import { texts } from '#web/platform/texts.ts';
import { paymentsQuery } from './list-payments.ts';
import { showAmount } from './show-amount.ts';

/** What a parent who ends the account gets back, and what not (product §6.6). */
export function PaidBack({ account: { id, role, memberUntil } }: { account: Account }) {
  const { data: paid, isError } = useQuery(paymentsQuery(id));
  const { back, nothing, unknown } = texts.accountPage.paidBack;
  if (paid === undefined) return isError ? <p>{unknown}</p> : null;
  const refundable = paid.data.filter(
    ({ cancellableUntil, cancellation, state }) =>
      cancellableUntil !== null || (cancellation !== null && state === 'paid'),
  );
  if (refundable.length === 0) {
    const isMember = role === 'member' && memberUntil !== null;
    return isMember ? <p>{fill(nothing, { date: showDay(memberUntil) })}</p> : null;
  }
  return (
    <>
      {refundable.map((payment) => {
        const processed =
          payment.cancellation?.processedFrom ?? processedFrom(new Date()).toISOString();
        return (
          <p key={payment.id}>
            {fill(back, {
              amount: showAmount(payment),
              date: showDay(payment.at),
              processed: showDay(processed),
            })}
          </p>
        );
      })}
    </>
  );
}
