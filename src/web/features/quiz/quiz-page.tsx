import type { LoaderFunctionArgs } from 'react-router';
import { pathQuery } from '#web/features/learning/path/get-path.ts';
import { ForYou } from '#web/features/learning/review/for-you.tsx';
import { reviewQuery } from '#web/features/learning/review/get-review.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { account } from '#web/platform/account.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Badge } from '#web/ui/badge/badge.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './choice-cards.module.css';

export const loader = (args: LoaderFunctionArgs) => {
  const owner = account.id.read();
  return Promise.all([ensureQuery(args, reviewQuery(owner)), ensureQuery(args, pathQuery(owner))]);
};

/** Links to unfinished play, to practice and, later, to games with friends (product §7.1). */
export function Component() {
  const { title, lead, single, singleMode, singleText, friends, friendsText } =
    texts.quizPages.landing;
  return (
    <Page title={title} lead={lead} width="wide">
      <PageTitle of={title} />
      <ForYou />
      <div className={styles.cards}>
        <Card
          tone="marigold"
          titleLevel="h2"
          art={
            <div className={styles.art}>
              <LazyMascot mood="hello" />
            </div>
          }
          title={
            <>
              {single} <span className={styles.mode}>{singleMode}</span>
            </>
          }
          to={paths.quizTopics()}
        >
          <p>{singleText}</p>
        </Card>
        <div className={styles.soon}>
          <Card
            tone="blue"
            titleLevel="h2"
            art={
              <div className={styles.art}>
                <LazyMascot mood="sleeping" />
              </div>
            }
            badge={<Badge tone="soon">{texts.quizPages.comingSoon}</Badge>}
            title={friends}
          >
            <p>{friendsText}</p>
          </Card>
        </div>
      </div>
    </Page>
  );
}
