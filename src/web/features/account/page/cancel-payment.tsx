import { useState } from 'react';
import type { cancelMembership, Payment } from '#contract/membership.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { problemOf } from '#web/form/refusal.ts';
import { showDay } from '#web/language/show-date.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface CancelPaymentProps {
  payment: Payment;
  /** In words: "399 rupees". */
  amount: string;
  until: string;
  onCancelled: () => void;
}

/** Cancelling under the terms (product §6.6): one question, then it is recorded. */
export function CancelPayment({ payment, amount, until, onCancelled }: CancelPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { open, title, text, terms, submit, keep } = texts.accountPage.membership.cancel;
  const places = { amount, date: showDay(payment.at), until: showDay(until) };

  const handleCancel = async () => {
    setBusy(true);
    try {
      const body = { paymentId: payment.id };
      await call<typeof cancelMembership>('POST', '/api/membership/cancel', { body });
      setOpen(false);
      onCancelled();
    } catch (error) {
      await showAlert(problemOf(error).message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={keep}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{keep}</Button>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void handleCancel()}>
              {submit}
            </Button>
          </>
        }
      >
        <p>{fill(text, places)}</p>
        <p>{fill(terms, places)}</p>
      </Dialog>
    </>
  );
}
