// The topics of the child's category (product §7.3). In a room (`code` instead of `src=single`) the level links
// lead to the waiting room.

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useSearchParams } from 'react-router';
import { decideAccess } from '#domain/membership/access.ts';
import type { Category } from '#domain/quiz/bank.ts';
import { starsByLevel } from '#domain/quiz/level-results.ts';
import { levelToGoOn } from '#domain/quiz/topic-levels.ts';
import { pathQuery } from '#web/features/learning/path/get-path.ts';
import { useViewer } from '#web/features/session/viewer.ts';
import { FreeAndPaid } from '#web/offer/free-and-paid.ts';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { AgeLegend } from '#web/ui/age-legend/age-legend.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useQuizResults } from '../quiz-results.ts';
import { readCategory, useCategory } from './category.ts';
import { topicsQuery } from './get-topics.ts';
import { HowToPlay } from './how-to-play.tsx';
import { TopicCard } from './topic-card.tsx';
import styles from './topics-page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const category = readCategory();
  return category === null
    ? redirect(paths.quizStandard)
    : ensureQuery(args, topicsQuery(category));
}

export function Component() {
  const category = useCategory();
  if (category === null) return <Navigate to={paths.quizStandard} replace />;
  return <Topics category={category} />;
}

function Topics({ category }: { category: Category }) {
  const { title, changeStandard, ages, easy, medium, easyAges, mediumAges } =
    texts.quizPages.topics;
  const { basic, basicStandards, intermediate, intermediateStandards } = texts.quizPages.standard;
  const standards =
    category === 'basic'
      ? `${basic} · ${basicStandards}`
      : `${intermediate} · ${intermediateStandards}`;
  return (
    <Page title={title} lead={standards} width="wide">
      <PageTitle of={title} />
      <div className={styles.bar}>
        <AgeLegend
          label={ages}
          items={[
            { tone: 'easy', label: easy, ages: easyAges[category] },
            // Medium is what the levels call hard, so it has their colour.
            { tone: 'hard', label: medium, ages: mediumAges[category] },
          ]}
        />
        <div className={styles.links}>
          <HowToPlay />
          <ButtonLink to={paths.quizStandard} variant="quiet" iconBefore="refresh">
            {changeStandard}
          </ButtonLink>
        </div>
      </div>
      <TopicCards category={category} />
      <div className={styles.offer}>
        <FreeAndPaid isFolded />
      </div>
    </Page>
  );
}

function TopicCards({ category }: { category: Category }) {
  const [query] = useSearchParams();
  const viewer = useViewer();
  const best = starsByLevel(useQuizResults());
  const { data: topics, isFetching, refetch } = useQuery(topicsQuery(category));
  const { data: path } = useQuery(pathQuery(account.id.use()));
  const code = query.get('src') === 'single' ? null : query.get('code');

  if (topics === undefined) return <TopicsFailed isBusy={isFetching} onRetry={() => refetch()} />;
  const open = topics.filter(({ attributes }) => decideAccess(viewer, attributes).ok);
  const onPath = topics.find(({ id }) => id === path?.next?.topicId);
  const next = onPath ?? levelToGoOn(open, best)?.topic;
  const skillsOf = (topicId: number) => {
    const counts = path?.topics.find((topic) => topic.topicId === topicId);
    if (counts === undefined) return undefined;
    const { solid, lookAgain, learning, notBegun } = counts;
    return { solid, all: solid + lookAgain + learning + notBegun };
  };
  return (
    <div className={styles.gully}>
      <ul className={styles.street}>
        {topics.map((topic, index) => (
          <TopicCard
            key={topic.id}
            topic={topic}
            index={index}
            best={best}
            viewer={viewer}
            skills={skillsOf(topic.id)}
            isNext={topic === next}
            code={code}
          />
        ))}
      </ul>
    </div>
  );
}

function TopicsFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      art={<Icon name="refresh" size={96} />}
      title={texts.quizPages.topics.failed}
      action={
        <Button iconBefore="refresh" isBusy={isBusy} onClick={onRetry}>
          {texts.quizPages.topics.tryAgain}
        </Button>
      }
    />
  );
}
