// The parent's report: three sentences, the weeks, the topics, the mistakes that return (product §7.14).

import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import type { getReportAsPdf } from '#contract/learning.ts';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { DownloadButton } from '#web/form/download-button.tsx';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { showDay } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { useStoredText } from '#web/platform/storage.ts';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { reportQuery } from './get-report.ts';
import { InShort } from './in-short.tsx';
import { Mistakes } from './mistakes.tsx';
import styles from './report.module.css';
import { Topics } from './topics.tsx';
import { WeeklySummary } from './weekly-summary.tsx';
import { Weeks } from './weeks.tsx';

export function Component() {
  const lang = useLanguage();
  const owner = useStoredText('id');
  const child = useChildsName();
  const { data: report, isError, isFetching, refetch } = useQuery(reportQuery(owner));
  const { title, lead, failed, tryAgain, print, download, fileName, back } = texts.reportPage;
  // The session may expire while the page is open.
  if (child === null) return <Navigate to={paths.login} replace />;
  return (
    <Page
      lang={lang}
      title={title}
      lead={report && fill(lead, { child, date: showDay(report.madeAt) })}
      actions={
        <div className={styles.actions}>
          <PhoneLanguageSwitch />
          <Button
            iconBefore="printer"
            disabled={report === undefined}
            onClick={() => window.print()}
          >
            {print}
          </Button>
          <DownloadButton
            label={download}
            fileName={fileName}
            load={() => callForFile<typeof getReportAsPdf>('GET', '/api/user/report/pdf')}
          />
          <Link to={paths.account} className={styles.back}>
            {back}
          </Link>
        </div>
      }
    >
      <PageTitle of={title} />
      {report !== undefined ? (
        <div className={styles.parts}>
          <InShort report={report} />
          <Weeks weeks={report.weeks} />
          <Topics topics={report.topics} />
          <Mistakes mistakes={report.mistakes} />
          <WeeklySummary isOn={report.hasWeeklySummary} />
        </div>
      ) : isError ? (
        <Callout tone="danger" title={failed}>
          <Button variant="secondary" isBusy={isFetching} onClick={() => refetch()}>
            {tryAgain}
          </Button>
        </Callout>
      ) : (
        <Skeleton height="40rem" />
      )}
    </Page>
  );
}
