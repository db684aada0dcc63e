// Past papers (product §11.9).

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, useParams } from 'react-router';
import { standardNumber } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { QuizArt } from '#web/ui/art/feature-art.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden/visually-hidden.tsx';
import { showPaperDate } from '../show-time.ts';
import { papersQuery } from './get-papers.ts';
import styles from './papers-page.module.css';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, papersQuery);

export function Component() {
  const { tag } = useParams();
  const { title, lead, back } = texts.competitionPapers.papers;
  if (tag !== undefined) return <Navigate to={paths.competitionPapers} replace />;
  return (
    <Page title={title} lead={lead}>
      <PageTitle of={title} />
      <Papers />
      <p>
        <ButtonLink to={paths.competition} variant="secondary" iconBefore="arrow-left">
          {back}
        </ButtonLink>
      </p>
    </Page>
  );
}

const tones = ['green', 'blue', 'marigold', 'rani', 'terracotta'] as const;

function Papers() {
  const { data: papers, isFetching, refetch } = useQuery(papersQuery);
  const say = texts.competitionPapers.papers;
  if (papers === undefined) {
    return (
      <EmptyState
        art={<QuizArt size={160} />}
        title={say.failed}
        action={
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {say.tryAgain}
          </Button>
        }
      />
    );
  }
  if (papers.length === 0) return <EmptyState art={<QuizArt size={160} />} title={say.none} />;
  const competitions = [...new Set(papers.map(({ competition }) => competition))];
  return competitions.map((competition) => {
    const own = papers.filter((paper) => paper.competition === competition);
    const day = own[0]?.date ?? '';
    // Two competitions of a day are told apart by their numbers.
    const isAlone = papers.every((paper) => paper.date !== day || own.includes(paper));
    const values = { id: competition, date: showPaperDate(day) };
    return (
      <section key={competition} className={styles.day} aria-labelledby={`c${competition}`}>
        <h2 id={`c${competition}`}>
          {fill(isAlone ? say.competitionOf : say.competitionNumber, values)}
        </h2>
        <ul className={styles.papers}>
          {own
            .toSorted((a, b) => a.id - b.id)
            .map(({ id, standard }, place) => (
              <Card
                key={id}
                element="li"
                tone={tones[place % tones.length] ?? 'plain'}
                title={
                  <>
                    {fill(say.standard, { number: standardNumber(standard) })}
                    <VisuallyHidden> {showPaperDate(day)}</VisuallyHidden>
                  </>
                }
                to={paths.competitionPaper(id)}
              />
            ))}
        </ul>
      </section>
    );
  });
}
