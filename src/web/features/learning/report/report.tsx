// The parent's report: three sentences, the weeks, the topics, the repeated mistakes (product §7.14).

import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import type { getReportAsPdf } from '#contract/learning.ts';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { DownloadButton } from '#web/form/download-button.tsx';
import { PrintedPage } from '#web/form/printed-page.tsx';
import { showDay } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { callForFile } from '#web/platform/call-for-file.ts';
import { texts } from '#web/platform/texts.ts';
import { reportQuery } from './get-report.ts';
import { Mistakes } from './mistakes.tsx';
import { Summary } from './summary.tsx';
import { Topics } from './topics.tsx';
import { WeeklySummary } from './weekly-summary.tsx';
import { Weeks } from './weeks.tsx';

export function Component() {
  const child = useChildsName();
  const query = useQuery(reportQuery(account.id.use()));
  const { data: report } = query;
  const { lead, download, fileName } = texts.reportPage;
  // The session may expire while the page is open.
  if (child === null) return <Navigate to={paths.login} replace />;
  return (
    <PrintedPage
      texts={texts.reportPage}
      lead={report && fill(lead, { child, date: showDay(report.madeAt) })}
      actions={
        <DownloadButton
          label={download}
          fileName={fileName}
          load={() => callForFile<typeof getReportAsPdf>('GET', '/api/user/report/pdf')}
        />
      }
      query={query}
    >
      {report && (
        <>
          <Summary report={report} />
          <Weeks weeks={report.weeks} />
          <Topics topics={report.topics} />
          <Mistakes mistakes={report.mistakes} />
          <WeeklySummary isOn={report.hasWeeklySummary} />
        </>
      )}
    </PrintedPage>
  );
}
