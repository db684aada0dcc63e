// A question of a paper with its right answer and the reasons, and with the child's answer if any.

import type { PaperQuestion } from '#contract/competition.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import { letterOf } from '#web/question/letters.ts';
import { Reading } from '#web/question/reading.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './paper-question.module.css';

interface SolvedQuestionProps {
  question: PaperQuestion;
  index: number;
  /** The child's answer; null if unanswered, undefined outside a test. */
  given?: number | null;
}

export function SolvedQuestion({ question, index, given }: SolvedQuestionProps) {
  const { question: text, options, answer, why, whyNot = [] } = question;
  const say = texts.competitionPapers.question;
  const wrong = options.map((_, place) => place).filter((place) => place !== answer);
  return (
    <li className={styles.question} id={`q${index + 1}`}>
      <div className={styles.head}>
        <h3 className={styles.number}>{fill(say.number, { number: index + 1 })}</h3>
        {given === null && <Badge>{say.unanswered}</Badge>}
      </div>
      <Reading text={text} />
      <ol className={styles.options}>
        {options.map((option, place) => (
          <Option
            key={option}
            letter={letterOf(place)}
            isRight={place === answer}
            isGiven={place === given}
          >
            {option}
          </Option>
        ))}
      </ol>
      {why !== undefined && (
        <p className={styles.why}>
          <strong>{say.why}</strong> {why}
        </p>
      )}
      {whyNot.length > 0 && (
        <details className={styles.whyNot}>
          <summary>{say.whyNot}</summary>
          <ul className={styles.reasons}>
            {whyNot.map((reason, place) => (
              <li key={reason}>
                <span className={styles.reasonLetter}>{letterOf(wrong[place] ?? -1)}</span>
                {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface OptionProps {
  letter: string;
  isRight: boolean;
  isGiven: boolean;
  children: string;
}

function Option({ letter, isRight, isGiven, children }: OptionProps) {
  const { theAnswer, right, notThisOne } = texts.competitionPapers.question;
  const mark = isRight ? (isGiven ? right : theAnswer) : isGiven ? notThisOne : null;
  return (
    <li
      className={classNames(
        styles.option,
        isRight && styles.right,
        isGiven && !isRight && styles.wrong,
      )}
    >
      <span className={styles.letter}>{letter}</span>
      <span className={styles.text}>{children}</span>
      {mark !== null && (
        <span className={styles.mark}>
          <Icon name={isRight ? 'check' : 'cross'} size={20} />
          {mark}
        </span>
      )}
    </li>
  );
}
