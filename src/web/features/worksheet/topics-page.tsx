// The topics of one category that have worksheets (product §10.1).

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { WorksheetTopicRecord } from '#contract/worksheet.ts';
import { type Category, categories } from '#domain/quiz/bank.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { TopicArt } from '#web/ui/art/topic-art.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card, type WallTone } from '#web/ui/card/card.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { categoryIn } from './category.ts';
import { worksheetTopicsQuery } from './get-worksheets.ts';
import { HowToUse } from './how-to-use.tsx';
import { PageBar, standardsOf } from './page-bar.tsx';
import styles from './worksheets.module.css';

const TONES: readonly WallTone[] = ['marigold', 'green', 'blue', 'terracotta', 'rani'];

export function loader(args: LoaderFunctionArgs) {
  const category = categoryIn(new URL(args.request.url).searchParams);
  return ensureQuery(args, worksheetTopicsQuery(category));
}

export function Component() {
  const [query] = useSearchParams();
  const category = categoryIn(query);
  const { title } = texts.worksheetPages.topics;
  const choices = categories.map((one) => ({ category: one, to: paths.worksheetTopics(one) }));
  return (
    <Page title={title} lead={standardsOf(category)} width="wide" actions={<HowToUse />}>
      <PageTitle of={title} />
      <PageBar category={category} choices={choices} />
      <div>
        <ButtonLink to={paths.makeWorksheet} variant="quiet" iconBefore="puzzle">
          {texts.worksheetPages.make.link}
        </ButtonLink>
      </div>
      <Topics category={category} />
    </Page>
  );
}

function Topics({ category }: { category: Category }) {
  const { data: topics, isFetching, refetch } = useQuery(worksheetTopicsQuery(category));
  const { failed, tryAgain, empty } = texts.worksheetPages.topics;
  if (topics === undefined) {
    return (
      <EmptyState
        art={<Icon name="refresh" size={96} />}
        title={failed}
        action={
          <Button iconBefore="refresh" isBusy={isFetching} onClick={() => refetch()}>
            {tryAgain}
          </Button>
        }
      />
    );
  }
  if (topics.length === 0) {
    return <EmptyState art={<Icon name="printer" size={96} />} title={empty} />;
  }
  return (
    <ul className={styles.cards}>
      {topics.map((topic, index) => (
        <li key={topic.id} className={styles.topic}>
          <TopicCard topic={topic} category={category} index={index} />
        </li>
      ))}
    </ul>
  );
}

interface TopicCardProps {
  topic: WorksheetTopicRecord;
  category: Category;
  /** Position on the page, from 0. */
  index: number;
}

function TopicCard({ topic: { attributes }, category, index }: TopicCardProps) {
  const { topic, Description, AdvancedDescription, isFree } = attributes;
  const description = category === 'intermediate' ? AdvancedDescription : Description;
  return (
    <Card
      element="div"
      tone={TONES[index % TONES.length] ?? 'marigold'}
      art={<TopicArt topic={topic} turn={index + 2} />}
      badge={isFree ? <Badge tone="free">{texts.worksheetPages.topics.free}</Badge> : undefined}
      title={topic}
      titleLevel="h2"
      to={paths.worksheetTopic(topic, category)}
    >
      <p>{description ?? Description}</p>
    </Card>
  );
}
