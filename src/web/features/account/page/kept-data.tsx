// The data stored about the family, in words: the export to read and to print (product §4.11, §13.3).

import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { fill } from '#messages/fill.ts';
import { useChildsName } from '#web/features/session/account.ts';
import { PrintedPage } from '#web/form/printed-page.tsx';
import { showDayAndTime } from '#web/language/show-date.ts';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { texts } from '#web/platform/texts.ts';
import { keptDataQuery } from './get-kept-data.ts';
import { KeptDataLists } from './kept-data-lists.tsx';

export function Component() {
  const query = useQuery(keptDataQuery(account.id.use()));
  const { data } = query;
  const { title, lead, failed, print, back } = texts.keptData;
  // The session may expire while the page is open.
  if (useChildsName() === null) return <Navigate to={paths.login} replace />;
  return (
    <PrintedPage
      texts={{ title, failed, print, back, tryAgain: texts.accountPage.tryAgain }}
      lead={data && fill(lead, { date: showDayAndTime(data.exportedAt) })}
      query={query}
    >
      {data && <KeptDataLists data={data} />}
    </PrintedPage>
  );
}
