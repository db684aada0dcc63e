// One past paper: every question with the right option marked, and the reason (product §11.9).

import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, useParams } from 'react-router';
import { standardNumber } from '#domain/account/standard.ts';
import { dateAndTime } from '#domain/time/india-dates.ts';
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
  const { standard, date, questions = [], isCompleted, questionsFrom } = paper;
  const title = fill(say.title, { number: standardNumber(standard), date: showPaperDate(date) });
  if (!isCompleted) return <NotYet title={title} from={questionsFrom} />;
  return (
    <Page title={title} lead={fill(say.lead, { count: questions.length })}>
      <PageTitle of={title} />
      <Practise id={id} />
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
      <Neighbours id={id} competition={paper.competition} />
    </Page>
  );
}

/** Of a competition that is not closed yet. */
function NotYet({ title, from }: { title: string; from: string | undefined }) {
  const { notYet, notYetText, all } = texts.competitionPapers.paper;
  return (
    <Page title={title}>
      <PageTitle of={title} />
      <Callout title={notYet} isLive={false}>
        {from !== undefined && <p>{fill(notYetText, { date: dateAndTime(new Date(from)) })}</p>}
        <ButtonLink to={paths.competitionPapers} variant="secondary">
          {all}
        </ButtonLink>
      </Callout>
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

/** The papers of the standards below and above, of the same competition. */
function Neighbours({ id, competition }: { id: number; competition: number }) {
  const { data: papers = [] } = useQuery(papersQuery);
  const say = texts.competitionPapers.paper;
  const own = papers
    .filter((paper) => paper.competition === competition)
    .toSorted((a, b) => a.id - b.id);
  const place = own.findIndex((paper) => paper.id === id);
  const previous = own[place - 1];
  const next = place < 0 ? undefined : own[place + 1];
  const numberOf = ({ standard }: (typeof own)[number]) => ({ number: standardNumber(standard) });
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
