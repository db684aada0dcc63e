// About Us (product §12.1); /refund shows the same page.

import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AboutPage } from '#domain/site/about-page.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { site } from '#web/platform/site.ts';
import { texts } from '#web/platform/texts.ts';
import { CompetitionArt, QuizArt, VocabularyArt, WorksheetArt } from '#web/ui/art/feature-art.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Link } from '#web/ui/link/link.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import styles from './about-page.module.css';
import { aboutQuery } from './get-about.ts';

const { about } = texts.site;

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, aboutQuery);

export function Component() {
  return (
    <Page title={about.title}>
      <PageTitle of={about.title} />
      <Story />
      <section className={styles.part} aria-labelledby="about-contact">
        <h2 id="about-contact">{about.contactTitle}</h2>
        <p>{about.contactText}</p>
        <p>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="about-refund">
        <h2 id="about-refund">{about.refundTitle}</h2>
        <p>{about.refundText}</p>
        <p>
          <Link to={`${paths.terms}#refunds`}>{about.refundLink}</Link>
        </p>
      </section>
    </Page>
  );
}

function Story() {
  const { data, isError, refetch } = useQuery(aboutQuery);
  if (data !== undefined) return <StoryText about={data} />;
  if (isError) {
    return (
      <Callout tone="danger" title={about.failed}>
        <Button variant="secondary" iconBefore="refresh" onClick={() => refetch()}>
          {about.retry}
        </Button>
      </Callout>
    );
  }
  return (
    <div className={styles.part}>
      <LiveRegion message={about.loading} />
      <Skeleton height="6rem" />
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
  );
}

const features = [
  { key: 'Feature1', tone: 'blue', Art: QuizArt },
  { key: 'Feature2', tone: 'marigold', Art: WorksheetArt },
  { key: 'Feature3', tone: 'green', Art: VocabularyArt },
  { key: 'Feature4', tone: 'rani', Art: CompetitionArt },
] as const;

function StoryText({ about: story }: { about: AboutPage }) {
  return (
    <>
      <div className={styles.part}>
        <p className={styles.first}>{story.Para1}</p>
        <p>{story.Para2}</p>
      </div>
      <section className={styles.wide} aria-labelledby="about-features">
        <h2 id="about-features">{about.featuresTitle}</h2>
        <div className={styles.features}>
          {features.map(({ key, tone, Art }) => (
            <Card key={key} tone={tone} title={story[key].Heading} art={<Art size={200} />}>
              <p>{story[key].Para1}</p>
              <p>{story[key].Para2}</p>
            </Card>
          ))}
        </div>
      </section>
    </>
  );
}
