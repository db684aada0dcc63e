// A produced answer in the list below a result (product §7.7): the child's answer and the right one.

import type { Answer } from '#domain/quiz/answer.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { partsOf, wordingOf } from '#web/question/kinds/wordings.ts';
import { PartList } from '#web/question/part-list.tsx';
import type { ProducedQuestion } from '#web/question/question.ts';
import { Reading } from '#web/question/reading.tsx';
import styles from './look-again.module.css';

interface ProducedReviewProps {
  question: ProducedQuestion;
  /** Null if the question was skipped. */
  given: Answer | null;
}

export function ProducedReview({ question, given }: ProducedReviewProps) {
  const { yourAnswer, answer } = texts.quizResult.review;
  const parts = partsOf(question, given);
  const [first] = parts;
  const text = wordingOf(question).readingText(question);
  return (
    <>
      {text !== '' && (
        <div className={styles.text}>
          <Reading text={text} />
        </div>
      )}
      {parts.length > 1 && <PartList parts={parts} hasReasons />}
      {parts.length === 1 && first !== undefined && (
        <>
          {!first.isRight && first.given !== '' && (
            <>
              <p className={styles.yours}>{fill(yourAnswer, { answer: first.given })}</p>
              {first.why !== '' && <p>{first.why}</p>}
            </>
          )}
          <p className={styles.answer}>{fill(answer, { answer: first.right })}</p>
        </>
      )}
      <p>{question.why}</p>
    </>
  );
}
