// What is true of the competition now, first on its page (product §11.3): until when one can register, that it was moved
// or cancelled, when it begins or ends.

import { bandAt, testSeconds } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import type { Language } from '#messages/language.ts';
import { useLanguage } from '#web/language/language.ts';
import { texts } from '#web/platform/texts.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { dayIn, instantIn, timeIn } from '../dates.ts';
import type { CurrentCompetition } from '../get-current.ts';
import { whyNoStart } from '../why-no-start.ts';
import styles from './state-line.module.css';

interface StateLineProps {
  competition: CurrentCompetition;
  /** Seconds until the start. */
  clock: number;
}

export function StateLine({ competition, clock }: StateLineProps) {
  const language = useLanguage();
  const say = texts.competitionChange;
  const state = stateOf(competition, clock, language);
  const change = changeOf(competition, clock, language);
  return (
    <div className={styles.lines}>
      {competition.isRehearsal && <Callout isLive={false}>{say.rehearsal}</Callout>}
      {change !== '' && <Callout>{change}</Callout>}
      {state !== '' && <p className={styles.state}>{state}</p>}
    </div>
  );
}

function stateOf(competition: CurrentCompetition, clock: number, language: Language): string {
  const say = texts.competitionChange;
  const { startsAt, registrationClosesS } = competition;
  if (whyNoStart(competition, clock) !== null) return '';
  const after = (seconds: number) => new Date(startsAt.getTime() + seconds * 1_000);
  const words = {
    closes: instantIn(language, after(-registrationClosesS)),
    date: dayIn(language, startsAt),
    time: timeIn(language, startsAt),
    ends: timeIn(language, after(testSeconds(competition))),
  };
  switch (bandAt(competition, clock)) {
    case 'registration':
      return fill(say.open, words);
    case 'registration-closed':
      return fill(say.closed, words);
    case 'participation':
      return fill(clock > 0 ? say.room : say.running, words);
    case 'ended':
      return competition.isAnnounced ? say.announced : say.ended;
  }
}

/** That it was moved or cancelled, or has no questions yet; empty: nothing of that. */
function changeOf(competition: CurrentCompetition, clock: number, language: Language): string {
  const say = texts.competitionChange;
  const blocked = whyNoStart(competition, clock);
  if (blocked !== null) return `${blocked.title}. ${blocked.text}`;
  const { movedFrom, changeReason: reason, startsAt, arePapersReady } = competition;
  const isOver = bandAt(competition, clock) === 'ended';
  if (movedFrom !== null && !isOver) {
    const moved = fill(say.moved, {
      date: dayIn(language, startsAt),
      time: timeIn(language, startsAt),
    });
    return reason === null ? moved : `${moved} ${fill(say.why, { reason })}`;
  }
  return arePapersReady ? '' : say.unready;
}
