import { useQuery, useQueryClient } from '@tanstack/react-query';
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
  const { id, memberUntil } = account;
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState('');

  const handleDone = async (message: string) => {
    setDone(message);
    await queries.invalidateQueries({ queryKey: paymentsQuery(id).queryKey });
    // The button that opened the dialog is gone.
    heading.current?.focus();
  };

  return (
    <Card element="section">
      <h2 ref={heading} tabIndex={-1}>
        {texts.accountPage.membership.title}
      </h2>
      <MembershipState account={account} />
      <NextYear account={account} />
      <PaymentList owner={id} hasPaid={memberUntil !== null} onDone={handleDone} />
      <p role="status" className={styles.codeStatus}>
        {done}
      </p>
    </Card>
  );
}

/** Until when everything is open: what was cancelled ends earlier, and what was paid back was a membership once. */
function MembershipState({ account: { id, role, memberUntil } }: { account: Account }) {
  const { data: paid } = useQuery(paymentsQuery(id));
  const { member, open, ended, paidBack, none } = texts.accountPage.membership;
  const openUntil = paid?.openUntil ?? null;
  if (role === 'member' && openUntil !== null) {
    // What is left after the refund may be another year.
    const isEnd = paid?.data.some(({ cancellation }) => cancellation?.processedFrom === openUntil);
    return <p>{fill(isEnd ? open : member, { date: showDay(openUntil) })}</p>;
  }
  if (memberUntil !== null) {
    return <p>{fill(role === 'member' ? member : ended, { date: showDay(memberUntil) })}</p>;
  }
  const isPaidBack = paid?.data.some(({ state }) => state === 'refunded') === true;
  return <p>{isPaidBack ? paidBack : none}</p>;
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
