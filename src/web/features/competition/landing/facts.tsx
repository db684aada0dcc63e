import type { ReactNode } from 'react';
import { longDate, timeOfDay } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { texts } from '#web/platform/texts.ts';
import type { CurrentCompetition } from '../get-current.ts';
import styles from './facts.module.css';

/** The date, the length and the standards. */
export function Facts({ competition }: { competition: CurrentCompetition }) {
  const say = texts.competition.landing;
  const { startsAt, testMinutes: minutes, questionCount: questions } = competition;
  const seconds = competition.secondsPerQuestion;
  return (
    <dl className={styles.facts} aria-label={say.facts}>
      <Fact term={say.date}>{longDate(startsAt)}</Fact>
      <Fact term={say.time} note={say.indianTime}>
        {timeOfDay(startsAt)}
      </Fact>
      <Fact term={say.length} note={fill(say.testText, { questions, seconds })}>
        {fill(say.test, { minutes })}
      </Fact>
      <Fact term={say.forWhom} note={say.free}>
        {say.standards}
      </Fact>
    </dl>
  );
}

function Fact({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>
        <strong>{children}</strong>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
