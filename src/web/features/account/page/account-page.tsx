// The parent's account page: child, membership, password, devices, data and deletion.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Account } from '#contract/account.ts';
import { fill } from '#messages/fill.ts';
import { logOut, useChildsName } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { useStoredText } from '#web/platform/storage.ts';
import { texts } from '#web/platform/texts.ts';
import { Mascot } from '#web/ui/art/mascot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './account-page.module.css';
import { ChildCard } from './child-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { accountQuery } from './get-account.ts';
import { MembershipCard } from './membership-card.tsx';
import { PasswordCard } from './password-card.tsx';

const CARDS_WHILE_LOADING = 3;

export function Component() {
  const { title, logOut: logOutLabel } = texts.account.page;
  const { data: account, isError, refetch } = useQuery(accountQuery(useOwner()));
  const [isLeaving, setLeaving] = useState(false);
  // The session may expire while the page is open.
  if (useChildsName() === null && !isLeaving) return <Navigate to={paths.login} replace />;
  return (
    <Page
      title={title}
      lead={account === undefined ? undefined : leadOf(account)}
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            setLeaving(true);
            void logOut();
          }}
        >
          {logOutLabel}
        </Button>
      }
    >
      <PageTitle of={title} />
      {isError && account === undefined ? (
        <AccountFailed onRetry={() => refetch()} />
      ) : account === undefined ? (
        <AccountLoading />
      ) : (
        <AccountCards key={account.id} account={account} onLeave={() => setLeaving(true)} />
      )}
    </Page>
  );
}

/** The id of the signed-in account. After logout the page stays until the reload. */
function useOwner(): string | null {
  const stored = useStoredText('id');
  const [owner, setOwner] = useState(stored);
  if (stored !== null && stored !== owner) setOwner(stored);
  return stored ?? owner;
}

function leadOf({ username, phone }: Account): string {
  return fill(texts.account.page.lead, { username, phone });
}

function AccountCards({ account, onLeave }: { account: Account; onLeave: () => void }) {
  return (
    <div className={styles.columns}>
      <div className={styles.cards}>
        <ChildCard account={account} />
        <MembershipCard account={account} />
        <PasswordCard account={account} />
      </div>
      <div className={styles.cards}>
        <DevicesCard owner={account.id} onLeave={onLeave} />
        <DataCard account={account} />
        <DeletionCard phone={account.phone} onLeave={onLeave} />
      </div>
    </div>
  );
}

function AccountLoading() {
  return (
    <div className={styles.cards}>
      <LiveRegion message={texts.account.page.loading} />
      {Array.from({ length: CARDS_WHILE_LOADING }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders.
        <Skeleton key={place} height="12rem" />
      ))}
    </div>
  );
}

function AccountFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      art={<Mascot mood="oops" size={160} />}
      title={texts.account.page.failed}
      titleLevel="h2"
      action={<Button onClick={onRetry}>{texts.account.page.tryAgain}</Button>}
    />
  );
}
