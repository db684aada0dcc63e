// The worksheets of one topic: open, download, print (product §10.2).

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { WorksheetFile, WorksheetTopicRecord } from '#contract/worksheet.ts';
import { type AccessDecision, decideAccess, type Viewer } from '#domain/membership/access.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { fill } from '#messages/fill.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { paths } from '#web/paths.ts';
import { CallError } from '#web/platform/api.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { categoryIn } from './category.ts';
import { DownloadAll } from './download-all.tsx';
import { filesOf, worksheetLinksQuery, worksheetTopicQuery } from './get-worksheets.ts';
import { HowToUse } from './how-to-use.tsx';
import { PageBar, standardsOf } from './page-bar.tsx';
import { SheetCard } from './sheet-card.tsx';
import styles from './worksheets.module.css';

export function loader(args: LoaderFunctionArgs) {
  const category = categoryIn(new URL(args.request.url).searchParams);
  return ensureQuery(args, worksheetTopicQuery(args.params.topic ?? '', category));
}

export function Component() {
  const { topic: name = '' } = useParams();
  const [query] = useSearchParams();
  const category = categoryIn(query);
  const { data: topic, isFetching, refetch } = useQuery(worksheetTopicQuery(name, category));
  const { title, back, unknown } = texts.worksheetPages.topic;
  const { failed, tryAgain } = texts.worksheetPages.topics;
  const heading = fill(title, { topic: name });
  const backLink = (
    <ButtonLink to={paths.worksheetTopics(category)} variant="quiet" iconBefore="arrow-left">
      {back}
    </ButtonLink>
  );
  const page = (children: ReactNode, lead?: string) => (
    <Page title={heading} lead={lead} width="wide" actions={<HowToUse />}>
      <PageTitle of={heading} />
      {children}
    </Page>
  );
  if (topic === undefined) {
    const retry = (
      <Button iconBefore="refresh" isBusy={isFetching} onClick={() => refetch()}>
        {tryAgain}
      </Button>
    );
    return page(
      <EmptyState art={<Icon name="refresh" size={96} />} title={failed} action={retry} />,
    );
  }
  const files = topic === null ? [] : filesOf(topic, category);
  if (topic === null || files.length === 0) {
    return page(
      <EmptyState art={<Icon name="printer" size={96} />} title={unknown} action={backLink} />,
    );
  }
  return page(
    <>
      <div>{backLink}</div>
      <Sheets topic={topic} category={category} files={files} wasRefused={query.has('locked')} />
    </>,
    standardsOf(category),
  );
}

interface SheetsProps {
  topic: WorksheetTopicRecord;
  category: Category;
  files: readonly WorksheetFile[];
  /** Whether a link to a locked file redirected here. */
  wasRefused: boolean;
}

function Sheets({ topic, category, files, wasRefused }: SheetsProps) {
  const stored = useViewer();
  const isMember = stored.kind === 'member';
  const links = useQuery({ ...worksheetLinksQuery(topic.id, category), enabled: isMember });
  // The server decides: the stored profile may be outdated.
  const viewer = isRefused(links.error) ? ({ kind: 'user' } satisfies Viewer) : stored;
  const access = decideAccess(viewer, topic.attributes);
  const path = paths.worksheetTopic(topic.attributes.topic, category);
  const { concept, conceptText, practice, practiceText, linksFailed } = texts.worksheetPages.topic;
  const { tryAgain } = texts.worksheetPages.topics;

  const signed = new Map(links.data?.files.map((file) => [file.id, file]));
  const isOpening = access.ok && !topic.attributes.isFree;
  const hasFailed = isOpening && links.data === undefined && links.isError;
  const card = (file: WorksheetFile) => (
    <SheetCard
      key={file.id}
      file={{ ...file, ...signed.get(file.id) }}
      topicId={topic.id}
      isWaiting={isOpening && links.data === undefined}
      access={access}
      path={path}
    />
  );
  const ofType = (isConcept: boolean) =>
    files.filter(({ type }) => (type === 'concept') === isConcept);
  return (
    <>
      {wasRefused && <Refused access={access} />}
      {hasFailed && (
        <Callout tone="danger" title={linksFailed}>
          <Button
            variant="quiet"
            iconBefore="refresh"
            isBusy={links.isFetching}
            onClick={() => links.refetch()}
          >
            {tryAgain}
          </Button>
        </Callout>
      )}
      <PageBar category={category} choices={choicesOf(topic)} />
      <DownloadAll
        url={viewer.kind === 'member' ? links.data?.all : undefined}
        name={topic.attributes.topic}
        lock={decideAccess(viewer, { isFree: false })}
        path={path}
      />
      <Group title={concept} text={conceptText}>
        {ofType(true).map(card)}
      </Group>
      <Group title={practice} text={practiceText} legend={texts.worksheetPages.legend.key}>
        {ofType(false).map(card)}
      </Group>
    </>
  );
}

function isRefused(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 401 || error.status === 403);
}

function choicesOf({ attributes }: WorksheetTopicRecord) {
  const { topic, hasBasic, hasAdvanced } = attributes;
  const choice = (category: Category) => ({ category, to: paths.worksheetTopic(topic, category) });
  return [...(hasBasic ? [choice('basic')] : []), ...(hasAdvanced ? [choice('intermediate')] : [])];
}

/** Why a link did not open its file. */
function Refused({ access }: { access: AccessDecision }) {
  const { title, login, membership, again } = texts.worksheetPages.topic.lockedNotice;
  if (access.ok) return <Callout title={again} isLive={false} />;
  return (
    <Callout title={title} isLive={false}>
      {access.reason === 'login' ? login : membership}
    </Callout>
  );
}

interface GroupProps {
  title: string;
  text: string;
  legend?: string;
  children: readonly ReactNode[];
}

function Group({ title, text, legend, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className={styles.groupText}>{text}</p>
        {legend && (
          <p className={styles.keyLegend}>
            <Icon name="check" size={20} />
            {legend}
          </p>
        )}
      </div>
      <ul className={styles.sheets}>{children}</ul>
    </section>
  );
}
