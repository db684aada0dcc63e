import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account, withdrawConsent } from '#contract/account.ts';
import { endWithoutConsent } from '#domain/account/consent.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { revalidate } from '#web/features/session/session.ts';
import styles from '#web/form/form.module.css';
import { problemOf } from '#web/form/refusal.ts';
import { showDay, showDayAndTime } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/api.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { accountQuery } from './get-account.ts';
import { paymentsQuery } from './list-payments.ts';
import { PaidBack } from './paid-back.tsx';

/** What was agreed to, and its withdrawal, in the place where the consent was given (product §4.4). */
export function ConsentCard({ account }: { account: Account }) {
  const { consents, endsAt } = account;
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, given, withdrawn, ends, again, privacy } = texts.accountPage.consent;
  return (
    <Card element="section">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {consents.map(({ version, at, withdrawnAt }) => (
        <p key={at}>
          {fill(given, { version, date: showDayAndTime(at) })}{' '}
          {withdrawnAt !== null && fill(withdrawn, { date: showDayAndTime(withdrawnAt) })}
        </p>
      ))}
      <p>
        <Link to={paths.privacy} className={styles.wayLink}>
          {privacy}
        </Link>
      </p>
      <p role="status">{endsAt !== null && fill(ends, { date: showDayAndTime(endsAt) })}</p>
      <div className={styles.doing}>
        {endsAt === null ? (
          <Withdrawal account={account} onWithdrawn={() => heading.current?.focus()} />
        ) : (
          // The question stands in place of every other page.
          <ButtonLink to={paths.home}>{again}</ButtonLink>
        )}
      </div>
    </Card>
  );
}

interface WithdrawalProps {
  account: Account;
  onWithdrawn: () => void;
}

function Withdrawal({ account, onWithdrawn }: WithdrawalProps) {
  const { id } = account;
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { open, question, follows, submit, keep } = texts.accountPage.consent;
  const date = showDay(endWithoutConsent(new Date()).toISOString());

  const handleWithdraw = async () => {
    setBusy(true);
    try {
      await call<typeof withdrawConsent>('POST', '/api/user/consent/withdraw');
      await Promise.all([
        revalidate(),
        queries.invalidateQueries({ queryKey: accountQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: paymentsQuery(id).queryKey }),
      ]);
      setOpen(false);
      onWithdrawn();
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
        title={question}
        closeLabel={keep}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{keep}</Button>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void handleWithdraw()}>
              {submit}
            </Button>
          </>
        }
      >
        <ul>
          {follows.map((line) => (
            <li key={line}>{fill(line, { date })}</li>
          ))}
        </ul>
        <PaidBack account={account} />
      </Dialog>
    </>
  );
}
