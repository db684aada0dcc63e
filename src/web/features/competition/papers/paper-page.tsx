// One past paper: every question with the right option marked, and the reason (product §11.9).

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, useParams } from 'react-router';
import { standardNumber } from '#domain/account/standard.ts';
import { fill } from '#messages/fill.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { PartLink } from '#web/ui/link/part-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { showPaperDate } from '../show-time.ts';
import { paperQuery, papersQuery, readPaperId } from './get-papers.ts';
import styles from './paper-page.module.css';
import { SolvedQuestion } from './paper-question.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const id = readPaperId(args.params.id);
  if (id === null) return null;
  const [error] = await Promise.all([
    ensureQuery(args, paperQuery(id)),
    ensureQuery(args, papersQuery),
  ]);
  return error;
}

export function Component() {
  const id = readPaperId(useParams().id);
  return id === null ? <Navigate to={paths.competitionPapers} replace /> : <Paper id={id} />;
}

function Paper({ id }: { id: number }) {
  const { data: paper } = useQuery(paperQuery(id));
  const say = texts.competitionPapers.paper;
  if (paper === undefined) return <PaperFailed />;
  const { standard, date, questions = [], isCompleted } = paper;
  const title = fill(say.title, { number: standardNumber(standard), date: showPaperDate(date) });
  return (
    <Page title={title} lead={fill(say.lead, { count: questions.length })}>
      <PageTitle of={title} />
      {isCompleted && <Practise id={id} />}
      <nav aria-label={say.jump}>
        <ul className={styles.jumps}>
          {questions.map(({ question }, index) => (
            <li key={question}>
              <PartLink
                to={`q${index + 1}`}
                className={styles.jump}
                aria-label={fill(say.jumpTo, { number: index + 1 })}
              >
                {index + 1}
              </PartLink>
            </li>
          ))}
        </ul>
      </nav>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <SolvedQuestion key={question.question} question={question} index={index} />
        ))}
      </ol>
      <Neighbours id={id} date={date} />
    </Page>
  );
}

function PaperFailed() {
  const { failed, all } = texts.competitionPapers.paper;
  return (
    <Page title={texts.competitionPapers.papers.title}>
      <PageTitle of={texts.competitionPapers.papers.title} />
      <Callout tone="danger" title={failed}>
        <ButtonLink to={paths.competitionPapers} variant="secondary">
          {all}
        </ButtonLink>
      </Callout>
    </Page>
  );
}

function Practise({ id }: { id: number }) {
  const { practise, timed, untimed } = texts.competitionPapers.paper;
  return (
    <section className={styles.practise} aria-labelledby="practise">
      <h2 id="practise">{practise}</h2>
      <ButtonLink to={paths.competitionPractice(id, 'yes')} iconBefore="play">
        {timed}
      </ButtonLink>
      <ButtonLink to={paths.competitionPractice(id)} variant="secondary">
        {untimed}
      </ButtonLink>
    </section>
  );
}

/** The papers of the standards below and above, on the same day. */
function Neighbours({ id, date }: { id: number; date: string }) {
  const { data: papers = [] } = useQuery(papersQuery);
  const say = texts.competitionPapers.paper;
  const ofDay = papers.filter((paper) => paper.date === date).toSorted((a, b) => a.id - b.id);
  const place = ofDay.findIndex((paper) => paper.id === id);
  const previous = ofDay[place - 1];
  const next = place < 0 ? undefined : ofDay[place + 1];
  const numberOf = ({ standard }: (typeof ofDay)[number]) => ({ number: standardNumber(standard) });
  return (
    <nav className={styles.neighbours} aria-label={say.papers}>
      {previous && (
        <ButtonLink
          to={paths.competitionPaper(previous.id)}
          variant="secondary"
          iconBefore="arrow-left"
        >
          {fill(say.previous, numberOf(previous))}
        </ButtonLink>
      )}
      <ButtonLink to={paths.competitionPapers} variant="quiet">
        {say.all}
      </ButtonLink>
      {next && (
        <ButtonLink
          to={paths.competitionPaper(next.id)}
          variant="secondary"
          iconAfter="arrow-right"
        >
          {fill(say.next, numberOf(next))}
        </ButtonLink>
      )}
    </nav>
  );
}
