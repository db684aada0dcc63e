// A practice test on a past paper, with the clock of the competition or without (product §11.12). It counts for nothing
// and is not stored.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LoaderFunctionArgs, Navigate, useParams, useSearchParams } from 'react-router';
import type { PaperQuestion } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { marksOf } from '#domain/competition/ranking.ts';
import { fill } from '#messages/fill.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { texts } from '#web/platform/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { paperQuery, readPaperId } from '../papers/get-papers.ts';
import { SolvedQuestion } from '../papers/paper-question.tsx';
import { fillMinutes } from '../show-time.ts';
import styles from './practice-page.module.css';
import { QuestionTimer } from './question-timer.tsx';
import { KeysHint, TestQuestion } from './test-question.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const id = readPaperId(args.params.id);
  return id === null ? null : ensureQuery(args, paperQuery(id));
}

export function Component() {
  const id = readPaperId(useParams().id);
  const [query] = useSearchParams();
  const [round, setRound] = useState(1);
  const { data: paper } = useQuery({ ...paperQuery(id ?? 0), enabled: id !== null });
  const { title, lead } = texts.competitionPapers.practice;
  if (id === null) return <Navigate to={paths.competitionPapers} replace />;
  // Practice is impossible without the right answers.
  if (!paper?.isCompleted || !paper.questions)
    return <Navigate to={paths.competitionPaper(id)} replace />;
  const name = fill(title, { number: standardNumber(paper.standard) });
  return (
    <Page title={name} lead={lead}>
      <PageTitle of={name} />
      <Practice
        key={round}
        id={id}
        questions={paper.questions}
        secondsPerQuestion={query.get('timed') === 'yes' ? paper.secondsPerQuestion : null}
        onAgain={() => setRound(round + 1)}
      />
    </Page>
  );
}

interface PracticeProps {
  id: number;
  questions: readonly PaperQuestion[];
  /** Null: without a clock. */
  secondsPerQuestion: number | null;
  onAgain: () => void;
}

function Practice({ id, questions, secondsPerQuestion, onAgain }: PracticeProps) {
  const [answers, setAnswers] = useState<(number | null)[]>(() => questions.map(() => null));
  const [index, setIndex] = useState(0);
  const [beganMs] = useState(() => performance.now());
  const [seconds, setSeconds] = useState<number | null>(null);
  const say = texts.competitionPapers.practice;
  useLeaveGuard(say.leave, seconds === null && index > 0);

  const goOn = () => {
    if (index + 1 < questions.length) setIndex(index + 1);
    else setSeconds((performance.now() - beganMs) / 1_000);
  };
  const question = questions[index];
  if (seconds !== null) {
    return <Outcome {...{ id, questions, answers, seconds, onAgain }} />;
  }
  if (question === undefined) return null;
  const isLast = index === questions.length - 1;
  return (
    <TestQuestion
      question={question}
      index={index}
      count={questions.length}
      chosen={answers[index] ?? null}
      onPick={(option) => setAnswers(answers.with(index, option))}
      timer={
        secondsPerQuestion !== null && (
          <RunningTimer key={index} outOf={secondsPerQuestion} onOver={goOn} />
        )
      }
    >
      <div className={styles.foot}>
        <KeysHint />
        <Button iconAfter={isLast ? 'check' : 'arrow-right'} onClick={goOn}>
          {isLast ? say.finish : say.next}
        </Button>
      </div>
    </TestQuestion>
  );
}

const TICK_MS = 200;

/** The timer of one question. Calls `onOver` at its end. */
function RunningTimer({ outOf, onOver }: { outOf: number; onOver: () => void }) {
  const [left, setLeft] = useState(outOf);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const beganMs = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - beganMs) / 1_000);
      setLeft(Math.max(0, outOf - passed));
      if (passed >= outOf) {
        clearInterval(timer);
        end();
      }
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [outOf]);
  return <QuestionTimer secondsLeft={left} outOf={outOf} />;
}

interface OutcomeProps extends Pick<PracticeProps, 'id' | 'questions' | 'onAgain'> {
  answers: readonly (number | null)[];
  seconds: number;
}

function Outcome({ id, questions, answers, seconds, onAgain }: OutcomeProps) {
  const say = texts.competitionPapers.practice;
  const key = questions.map(({ answer }) => answer ?? -1);
  const score = fill(say.score, { marks: marksOf(answers, key), count: questions.length });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.outcome}>
        <LazyMascot mood="cheering" size={112} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {say.done}
          </h2>
          <p className={styles.score}>
            <LiveRegion message={score} isVisible />
          </p>
          <p>{fillMinutes(say.time, seconds)}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button iconBefore="refresh" onClick={onAgain}>
          {say.again}
        </Button>
        <ButtonLink to={paths.competitionPaper(id)} variant="secondary" iconBefore="book">
          {say.paper}
        </ButtonLink>
      </div>
      <ol className={styles.questions}>
        {questions.map((question, place) => (
          <SolvedQuestion
            key={question.question}
            question={question}
            index={place}
            given={answers[place] ?? null}
          />
        ))}
      </ol>
    </>
  );
}
