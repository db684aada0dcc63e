// The return from the payment page (product §6.4). The return proves nothing: this polls the server until the outcome
// is known.

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { readReturnPath } from '#web/features/session/return-path.ts';
import { loadSession } from '#web/features/session/start-session.ts';
import { useLanguage } from '#web/language/language.ts';
import { showDay } from '#web/language/show-date.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import type { MascotMood } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonAnchor, ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { throwConfetti } from '#web/ui/confetti/confetti.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { statusQuery } from './get-status.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import styles from './payment-return.module.css';
import { readCoupon, readStatusBefore } from './started-payment.ts';

/** After this time the page says that it takes longer than usual. */
const LATE_MS = 30_000;

export function Component() {
  const lang = useLanguage();
  const owner = account.id.use();
  const isKnown = useChildsName() !== null;
  const [before] = useState(readStatusBefore);
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');
  const { data, isError, isFetching, refetch } = useQuery(statusQuery(owner, outcome !== 'member'));
  const found = data === undefined ? 'waiting' : outcomeOf(data, before);
  if (found !== outcome) setOutcome(found);
  const isLate = useIsLate();
  const queries = useQueryClient();
  useEffect(() => {
    if (outcome === 'member') void welcome(queries);
  }, [outcome, queries]);

  if (!isKnown) return <Navigate to={paths.login} replace />;
  const t = texts.payment.back;
  const isWaiting = outcome === 'waiting' || outcome === 'pending';
  const kind = isWaiting && isError ? 'unreachable' : isWaiting && isLate ? 'late' : outcome;
  const { title, lead } = t[kind];
  const date = data?.memberUntil ? showDay(data.memberUntil) : '';
  return (
    <Page lang={lang} title={title} lead={fill(lead, { date })} width="split">
      <PageTitle of={t.documentTitle} />
      <LiveRegion message={`${title}. ${fill(lead, { date })}`} event={kind} />
      <div className={styles.frame}>
        <div className={styles.peek}>
          <LazyMascot mood={moods[kind]} size={80} />
        </div>
        <Card element="section">
          {t[kind].lines.map((line) => (
            <p key={line}>{fill(line, { email: site.supportEmail })}</p>
          ))}
          <div className={styles.actions}>
            <NextActions
              outcome={outcome}
              isChecking={isFetching}
              canCheck={isLate || isError}
              onCheck={() => refetch()}
            />
          </div>
        </Card>
      </div>
    </Page>
  );
}

type Kind = PaymentOutcome | 'late' | 'unreachable';

const moods: Readonly<Record<Kind, MascotMood>> = {
  waiting: 'thinking',
  pending: 'thinking',
  late: 'sleeping',
  unreachable: 'oops',
  member: 'cheering',
  failed: 'oops',
  'not-accepted': 'oops',
  held: 'thinking',
  'paid-back': 'thinking',
};

interface NextActionsProps {
  outcome: PaymentOutcome;
  isChecking: boolean;
  /** Whether to show the button that checks at once; the page also checks by itself. */
  canCheck: boolean;
  onCheck: () => void;
}

function NextActions({ outcome, isChecking, canCheck, onCheck }: NextActionsProps) {
  const { goOn, startQuiz, receipt, check, tryAgain, toMembership, toAccount } = texts.payment.back;
  if (outcome === 'member') {
    const path = readReturnPath();
    return (
      <>
        <ButtonLink to={path ?? paths.quiz} isWide iconAfter="arrow-right">
          {path === null ? startQuiz : goOn}
        </ButtonLink>
        <ButtonLink to={paths.account} variant="secondary" isWide>
          {receipt}
        </ButtonLink>
      </>
    );
  }
  if (outcome === 'failed') {
    return (
      <>
        <ButtonAnchor href={readCoupon()?.paymentUrl ?? paths.pay} isWide iconBefore="refresh">
          {tryAgain}
        </ButtonAnchor>
        <ButtonLink to={paths.member} variant="secondary" isWide>
          {toMembership}
        </ButtonLink>
      </>
    );
  }
  if (outcome === 'not-accepted' || outcome === 'held' || outcome === 'paid-back') {
    return (
      <ButtonLink to={paths.account} variant="secondary" isWide>
        {toAccount}
      </ButtonLink>
    );
  }
  return (
    <>
      {canCheck && (
        <Button isWide iconBefore="refresh" isBusy={isChecking} onClick={onCheck}>
          {check}
        </Button>
      )}
      <ButtonLink to={paths.member} variant="secondary" isWide>
        {toMembership}
      </ButtonLink>
    </>
  );
}

/** Updates the role in this tab and all others, without a new login. */
async function welcome(queries: QueryClient): Promise<void> {
  const { revalidate } = await loadSession();
  await revalidate();
  // The data loaded before is a user's, not a member's.
  await queries.invalidateQueries();
  await throwConfetti();
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
