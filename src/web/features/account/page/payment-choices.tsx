import { type ReactNode, useState } from 'react';
import type {
  cancelMembership,
  keepSecondYear,
  Payment,
  undoCancellation,
} from '#contract/membership.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import styles from '#web/form/form.module.css';
import { problemOf } from '#web/form/refusal.ts';
import { showDay } from '#web/language/show-date.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { showAmount } from './show-amount.ts';

interface ChoiceProps {
  payment: Payment;
  /** `message` says what happened. */
  onDone: (message: string) => void;
}

/** Asks what to do with a payment that came while a year was running (product §6.6). */
export function SecondPayment({ payment, onDone }: ChoiceProps) {
  const { title, text, giveBack, keep, givenBack, kept } = texts.accountPage.membership.paidTwice;
  const body = { paymentId: payment.id };
  const places = { amount: showAmount(payment), date: showDay(payment.at) };
  return (
    <Callout tone="info" title={title} isLive={false}>
      <p>{fill(text, places)}</p>
      <div className={styles.doing}>
        <Choice
          act={() => call<typeof cancelMembership>('POST', '/api/membership/cancel', { body })}
          onDone={() => onDone(givenBack)}
        >
          {giveBack}
        </Choice>
        <Choice
          act={() => call<typeof keepSecondYear>('POST', '/api/membership/second-year', { body })}
          onDone={() => onDone(kept)}
        >
          {keep}
        </Choice>
      </div>
    </Callout>
  );
}

/** Takes a cancellation back, as long as the money has not gone back. */
export function UndoCancellation({ payment, onDone }: ChoiceProps) {
  const { undo, undone } = texts.accountPage.membership.cancel;
  const body = { paymentId: payment.id };
  return (
    <Choice
      act={() => call<typeof undoCancellation>('POST', '/api/membership/cancel/undo', { body })}
      onDone={() => onDone(undone)}
    >
      {undo}
    </Choice>
  );
}

interface ButtonProps {
  act: () => Promise<unknown>;
  onDone: () => void;
  children: ReactNode;
}

function Choice({ act, onDone, children }: ButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      await act();
      onDone();
    } catch (error) {
      await showAlert(problemOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void handleClick()}>
      {children}
    </Button>
  );
}
