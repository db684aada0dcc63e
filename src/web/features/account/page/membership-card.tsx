import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { canRenew } from '#domain/membership/renewal.ts';
import { fill } from '#messages/fill.ts';
import styles from '#web/form/form.module.css';
import { showDay } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { paymentsQuery } from './list-payments.ts';
import { PaymentList } from './payment-list.tsx';

/** Shows the server's data, not the stored profile. */
export function MembershipCard({ account }: { account: Account }) {
  const { id, role, memberUntil } = account;
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState('');
  const { title, member, ended, none, cancelled } = texts.accountPage.membership;
  const date = memberUntil === null ? '' : showDay(memberUntil);
  const state = role === 'member' ? member : memberUntil === null ? none : ended;

  const handleCancelled = async () => {
    setDone(cancelled);
    await queries.invalidateQueries({ queryKey: paymentsQuery(id).queryKey });
    // The button that opened the dialog is gone.
    heading.current?.focus();
  };

  return (
    <Card element="section">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{fill(state, { date })}</p>
      <NextYear account={account} />
      <PaymentList owner={id} hasPaid={memberUntil !== null} onCancelled={handleCancelled} />
      <p role="status" className={styles.codeStatus}>
        {done}
      </p>
    </Card>
  );
}

/** A link to the membership page, or in a member's last days to the payment for the next year. */
function NextYear({ account: { role, memberUntil } }: { account: Account }) {
  const { link, renewText, renew } = texts.accountPage.membership;
  const isMember = role === 'member' && memberUntil !== null;
  if (!isMember) {
    return (
      <div className={styles.doing}>
        <ButtonLink to={paths.member} iconBefore="star">
          {link}
        </ButtonLink>
      </div>
    );
  }
  if (!canRenew(new Date(memberUntil), new Date())) return null;
  return (
    <>
      <p>{renewText}</p>
      <div className={styles.doing}>
        <ButtonLink to={paths.pay} iconBefore="star">
          {renew}
        </ButtonLink>
      </div>
    </>
  );
}
