import { useQuery } from '@tanstack/react-query';
import type { getReceipt, Payment } from '#contract/membership.ts';
import { fill } from '#messages/fill.ts';
import { DownloadButton } from '#web/form/download-button.tsx';
import formStyles from '#web/form/form.module.css';
import { showDay } from '#web/language/show-date.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from '../account.module.css';
import { CancelPayment } from './cancel-payment.tsx';
import { paymentsQuery } from './list-payments.ts';
import { SecondPayment, UndoCancellation } from './payment-choices.tsx';
import { showAmount } from './show-amount.ts';

interface PaymentListProps {
  owner: string;
  /** Whether to expect payments. */
  hasPaid: boolean;
  /** `message` says what happened. */
  onDone: (message: string) => void;
}

/** The payments of the account, latest first, each with its receipt. */
export function PaymentList({ owner, hasPaid, onDone }: PaymentListProps) {
  const { data: paid, isError, refetch } = useQuery(paymentsQuery(owner));
  const payments = paid?.data;
  const { payments: title, paymentsFailed } = texts.accountPage.membership;
  if (payments === undefined && isError) {
    return (
      <div className={formStyles.doing}>
        <p>{paymentsFailed}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {texts.accountPage.tryAgain}
        </Button>
      </div>
    );
  }
  if (payments === undefined) return hasPaid ? <Skeleton height="5rem" /> : null;
  if (payments.length === 0) return null;
  return (
    <>
      {payments
        .filter(({ isPaidTwice }) => isPaidTwice)
        .map((payment) => (
          <SecondPayment key={payment.id} payment={payment} onDone={onDone} />
        ))}
      <h3>{title}</h3>
      <ul className={styles.devices}>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} onDone={onDone} />
        ))}
      </ul>
    </>
  );
}

interface PaymentLineProps {
  payment: Payment;
  onDone: (message: string) => void;
}

function PaymentLine({ payment, onDone }: PaymentLineProps) {
  const { states, cancellation, number, cancelled } = texts.accountPage.membership;
  const amount = showAmount(payment);
  const date = showDay(payment.at);
  const rupees = payment.refunded;
  return (
    <li className={styles.payment}>
      <div>
        <p className={styles.deviceName}>{amount}</p>
        <p className={formStyles.hint}>
          {date}. {fill(states[payment.state], { rupees })}
        </p>
        <p className={formStyles.hint}>{fill(number, { id: payment.id })}</p>
        {payment.cancellation !== null && payment.state === 'paid' && (
          <p className={formStyles.hint}>
            {fill(cancellation, {
              date: showDay(payment.cancellation.requestedAt),
              processed: showDay(payment.cancellation.processedFrom),
            })}
          </p>
        )}
      </div>
      <div className={formStyles.doing}>
        {payment.receiptNumber !== null && (
          <ReceiptButton number={payment.receiptNumber} date={date} />
        )}
        {payment.cancellableUntil !== null && (
          <CancelPayment
            payment={payment}
            amount={amount}
            until={payment.cancellableUntil}
            onCancelled={() => onDone(cancelled)}
          />
        )}
        {payment.cancellation?.undoableUntil != null && (
          <UndoCancellation payment={payment} onDone={onDone} />
        )}
      </div>
    </li>
  );
}

function ReceiptButton({ number, date }: { number: string; date: string }) {
  const { receipt, receiptOf, receiptFile } = texts.accountPage.membership;
  const path = '/api/membership/receipts/:number';
  return (
    <DownloadButton
      label={receipt}
      name={fill(receiptOf, { date })}
      fileName={fill(receiptFile, { number })}
      load={() => callForFile<typeof getReceipt>('GET', path, { params: { number } })}
    />
  );
}
