import type { ReactNode } from 'react';
import { testSeconds } from '#domain/competition/clock.ts';
import { standardsOf } from '#domain/competition/groups.ts';
import { fill } from '#messages/fill.ts';
import { useLanguage } from '#web/language/language.ts';
import { texts } from '#web/platform/texts.ts';
import { dayIn, timeIn } from '../dates.ts';
import type { CurrentCompetition } from '../get-current.ts';
import { nameOfStandards } from '../name-of-standards.ts';
import styles from './facts.module.css';

/** The date, the length and the standards. */
export function Facts({ competition }: { competition: CurrentCompetition }) {
  const say = texts.competition.landing;
  const language = useLanguage();
  const { startsAt, testMinutes: minutes, questionCount: questions } = competition;
  const seconds = competition.secondsPerQuestion;
  const playedMinutes = Math.ceil(testSeconds(competition) / 60);
  const played = playedMinutes === 1 ? say.minute : fill(say.minutes, { count: playedMinutes });
  const lengthText = playedMinutes < minutes ? say.testText : say.testTextOnly;
  return (
    <dl className={styles.facts} aria-label={say.facts}>
      <Fact term={say.date}>{dayIn(language, startsAt)}</Fact>
      <Fact term={say.time} note={say.indianTime}>
        {timeIn(language, startsAt)}
      </Fact>
      <Fact term={say.length} note={fill(lengthText, { questions, seconds, played })}>
        {fill(say.test, { minutes })}
      </Fact>
      <Fact term={say.forWhom} note={say.free}>
        {nameOfStandards(standardsOf(competition))}
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
