// The questions of a run below its result (product §7.7): what was right, wrong or skipped, each with its right answer
// and reason. Wrong and skipped questions start open.

import { useId } from 'react';
import { isRight } from '#domain/quiz/answer.ts';
import { choicesOf, reasonFor } from '#domain/quiz/choices.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { isProduced, type PickedQuestion } from '#web/question/question.ts';
import { Reading } from '#web/question/reading.tsx';
import { CorrectedSentence } from '#web/ui/corrected-sentence/corrected-sentence.tsx';
import { Icon, type IconProps } from '#web/ui/icon/icon.tsx';
import styles from './look-again.module.css';
import { ProducedReview } from './produced-review.tsx';
import type { AnsweredQuestion } from './run-details.ts';

type Mark = 'right' | 'wrong' | 'skipped';

const ICONS: Record<Mark, IconProps['name']> = { right: 'check', wrong: 'cross', skipped: 'skip' };

export function LookAgain({ answers }: { answers: readonly AnsweredQuestion[] }) {
  const headingId = useId();
  const { title, counts } = texts.quizResult.review;
  const marks = answers.map(markOf);
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  return (
    <section className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p className={styles.counts}>
        {fill(counts, { right: count('right'), wrong: count('wrong'), skipped: count('skipped') })}
      </p>
      <ol className={styles.questions}>
        {answers.map((answered, at) => (
          <Question key={answered.question.id} answered={answered} number={at + 1} />
        ))}
      </ol>
    </section>
  );
}

function markOf({ question, given }: AnsweredQuestion): Mark {
  if (given === null) return 'skipped';
  return isRight(question, given) ? 'right' : 'wrong';
}

function Question({ answered, number }: { answered: AnsweredQuestion; number: number }) {
  const { question, given, hasHint } = answered;
  const { marks, numbered, withHint } = texts.quizResult.review;
  const mark = markOf(answered);
  return (
    <li>
      <details className={styles.question} data-mark={mark} open={mark !== 'right'}>
        <summary className={styles.summary}>
          <span className={styles.sign}>
            <Icon name={ICONS[mark]} size={20} />
          </span>
          <span className={styles.name}>
            {fill(numbered, { number })} <span className={styles.mark}>{marks[mark]}</span>
            {hasHint && <span className={styles.hint}> {withHint}</span>}
          </span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={styles.content}>
          <p className={styles.task}>{question.title}</p>
          {isProduced(question) ? (
            <ProducedReview question={question} given={given} />
          ) : (
            <PickedReview question={question} chosen={given === null ? null : Number(given)} />
          )}
        </div>
      </details>
    </li>
  );
}

interface PickedReviewProps {
  question: PickedQuestion;
  chosen: number | null;
}

function PickedReview({ question, chosen }: PickedReviewProps) {
  const { yourAnswer, answer, mistake } = texts.quizResult.review;
  const choices = choicesOf(question);
  const wordsOf = (choice: number) => choices[choice] ?? '';
  return (
    <>
      {question.text !== '' && (
        <div className={styles.text}>
          <Reading text={question.text} />
        </div>
      )}
      {chosen !== null && chosen !== question.answer && (
        <>
          <p className={styles.yours}>{fill(yourAnswer, { answer: wordsOf(chosen) })}</p>
          <p>{reasonFor(question, chosen)}</p>
        </>
      )}
      <p className={styles.answer}>
        {fill(question.correction === undefined ? answer : mistake, {
          answer: wordsOf(question.answer),
        })}
      </p>
      <p>{question.why}</p>
      {question.correction !== undefined && (
        <p>
          {texts.quiz.playing.corrected}{' '}
          <CorrectedSentence parts={question.correction} removedText={texts.quiz.playing.removed} />
        </p>
      )}
    </>
  );
}
