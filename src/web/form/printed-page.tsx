// The frame of a page about the family to read and to print, with its loading and error states.

import type { ReactNode } from 'react';
import { useLanguage } from '#web/language/language.ts';
import { PhoneLanguageSwitch } from '#web/language/language-switch.tsx';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './printed-page.module.css';

interface PrintedPageProps {
  texts: Readonly<Record<'title' | 'print' | 'back' | 'failed' | 'tryAgain', string>>;
  lead: string | undefined;
  /** Shown beside the print button. */
  actions?: ReactNode;
  query: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Undefined until the data has loaded. */
  children: ReactNode | undefined;
}

export function PrintedPage({ texts, lead, actions, query, children }: PrintedPageProps) {
  const lang = useLanguage();
  const { title, print, back, failed, tryAgain } = texts;
  return (
    <Page
      lang={lang}
      title={title}
      lead={lead}
      actions={
        <div className={styles.actions}>
          <PhoneLanguageSwitch />
          <Button
            iconBefore="printer"
            disabled={children === undefined}
            onClick={() => window.print()}
          >
            {print}
          </Button>
          {actions}
          <Link to={paths.account} className={styles.back}>
            {back}
          </Link>
        </div>
      }
    >
      <PageTitle of={title} />
      {children !== undefined ? (
        <div className={styles.parts}>{children}</div>
      ) : query.isError ? (
        <Callout tone="danger" title={failed}>
          <Button variant="secondary" isBusy={query.isFetching} onClick={() => query.refetch()}>
            {tryAgain}
          </Button>
        </Callout>
      ) : (
        <Skeleton height="40rem" />
      )}
    </Page>
  );
}
