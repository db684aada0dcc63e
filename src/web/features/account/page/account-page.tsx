// The parent's account page: child, membership, password, devices, data and deletion.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Account } from '#contract/account.ts';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { GrownUps } from '#web/features/session/grown-up/grown-ups.tsx';
import { logOut } from '#web/features/session/log-out.ts';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './account-page.module.css';
import { accountQuery } from './get-account.ts';

const CARDS_WHILE_LOADING = 3;

/** The page's forms, loaded separately: a visit that redirects to login does not need them. */
const AccountCards = lazyPart(async () => (await import('./account-cards.tsx')).Component, {
  fallback: <AccountLoading />,
});

export function Component() {
  return (
    <GrownUps>
      <AccountPage />
    </GrownUps>
  );
}

function AccountPage() {
  const lang = useLanguage();
  const { title, logOut: logOutLabel } = texts.accountPage;
  const { data: account, isError, refetch } = useQuery(accountQuery(useOwner()));
  const [isLeaving, setLeaving] = useState(false);
  // The session may expire while the page is open.
  if (useChildsName() === null && !isLeaving) return <Navigate to={paths.login} replace />;
  return (
    <Page
      lang={lang}
      title={title}
      lead={account === undefined ? undefined : leadOf(account)}
      actions={
        <div className={styles.actions}>
          <PhoneLanguageSwitch />
          <Button
            variant="secondary"
            onClick={() => {
              setLeaving(true);
              void logOut();
            }}
          >
            {logOutLabel}
          </Button>
        </div>
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
  const stored = account.id.use();
  const [owner, setOwner] = useState(stored);
  if (stored !== null && stored !== owner) setOwner(stored);
  return stored ?? owner;
}

function leadOf({ username, phone }: Account): string {
  return fill(texts.accountPage.lead, { username, phone });
}

function AccountLoading() {
  return (
    <div className={styles.cards}>
      <LiveRegion message={texts.accountPage.loading} />
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
      art={<LazyMascot mood="oops" size={160} />}
      title={texts.accountPage.failed}
      titleLevel="h2"
      action={<Button onClick={onRetry}>{texts.accountPage.tryAgain}</Button>}
    />
  );
}
