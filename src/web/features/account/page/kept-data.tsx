// What is kept about the family, in words: the export to read and to print (product §4.11, §13.3).

import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { showDayAndTime } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { useStoredText } from '#web/platform/storage.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { keptDataQuery } from './get-kept-data.ts';
import styles from './kept-data.module.css';
import { KeptDataLists } from './kept-data-lists.tsx';

export function Component() {
  const lang = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(keptDataQuery(useStoredText('id')));
  const { title, lead, failed, print, back } = texts.keptData;
  // The session may expire while the page is open.
  if (useChildsName() === null) return <Navigate to={paths.login} replace />;
  return (
    <Page
      lang={lang}
      title={title}
      lead={data && fill(lead, { date: showDayAndTime(data.exportedAt) })}
      actions={
        <div className={styles.actions}>
          <PhoneLanguageSwitch />
          <Button iconBefore="printer" disabled={data === undefined} onClick={() => window.print()}>
            {print}
          </Button>
          <Link to={paths.account} className={styles.back}>
            {back}
          </Link>
        </div>
      }
    >
      <PageTitle of={title} />
      {data !== undefined ? (
        <KeptDataLists data={data} />
      ) : isError ? (
        <Callout tone="danger" title={failed}>
          <Button variant="secondary" isBusy={isFetching} onClick={() => refetch()}>
            {texts.accountPage.tryAgain}
          </Button>
        </Callout>
      ) : (
        <Skeleton height="40rem" />
      )}
    </Page>
  );
}
