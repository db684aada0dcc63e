// The competition's own page (product §11.3).

import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { bandAt } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { useLanguage } from '#web/language/language.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { CompetitionFrame } from '../competition-frame.tsx';
import { timeIn } from '../dates.ts';
import { useFollowPlan } from '../follow-plan.ts';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { LazyArt } from '../lazy-art.tsx';
import { NumberedList } from '../numbered-list.tsx';
import { useParticipant } from '../participant.ts';
import { ruleLines } from '../rule-lines.ts';
import { useStoredRecord } from '../test/answer-record.ts';
import { SavedState } from '../test/saved-state.tsx';
import { useClock } from '../use-clock.ts';
import { whyNoStart } from '../why-no-start.ts';
import styles from './competition-page.module.css';
import { Countdown } from './countdown.tsx';
import { Facts } from './facts.tsx';
import { HowToParticipate } from './how-to-participate.tsx';
import { MainAction } from './main-action.tsx';
import { MyRegistration } from './my-registration.tsx';
import { Partner } from './partner.tsx';
import { Prizes } from './prizes.tsx';
import { RulesLink } from './rules-link.tsx';
import { StateLine } from './state-line.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const lang = useLanguage();
  const { title, lead } = texts.competition.landing;
  return <CompetitionFrame title={title} lead={lead} lang={lang} width="wide" content={Landing} />;
}

/** Most of the time there are none. */
const Winners = lazyPart(async () => (await import('../results/winners.tsx')).Winners);

function Landing({ competition }: { competition: CurrentCompetition }) {
  const { landing } = texts.competition;
  const [query] = useSearchParams();
  const srcc = query.get('srcc') ?? undefined;
  const clock = useClock(competition);
  const participant = useParticipant(competition.id);
  const record = useStoredRecord();
  useFollowPlan(competition, { at: 'landing' });
  const { isRehearsal } = competition;
  return (
    <>
      <StateLine competition={competition} clock={clock} />
      {record !== null && record.state !== 'saved' && record.state !== 'open' && (
        <SavedState record={record} />
      )}
      {srcc !== undefined && <Partner srcc={srcc} />}
      <div className={styles.stage}>
        <div className={styles.words}>
          <Facts competition={competition} />
          <Countdowns competition={competition} clock={clock} />
          <div className={styles.actions}>
            <MainAction
              competition={competition}
              clock={clock}
              participant={participant}
              srcc={srcc}
            />
            <RulesLink competition={competition} participant={participant} />
            <HowToParticipate />
          </div>
          <OtherDevice isKnown={participant !== null} />
        </div>
        <div className={styles.art}>
          <LazyArt />
        </div>
      </div>
      {participant !== null && bandAt(competition, clock) !== 'ended' && (
        <MyRegistration competition={competition} participant={participant} />
      )}
      {competition.isAnnounced && <Winners competition={competition} />}
      <div className={styles.columns}>
        <RuleLines competition={competition} part="winners" title={landing.ranksTitle} />
        {!isRehearsal && <Prizes competition={competition} />}
        <RuleLines competition={competition} part="fairness" title={landing.fairnessTitle} />
      </div>
      <More />
    </>
  );
}

function OtherDevice({ isKnown }: { isKnown: boolean }) {
  const { otherDevice, otherDeviceLink, otherChild } = texts.competition.landing;
  if (isKnown) {
    return (
      <p className={styles.line}>
        <ButtonLink to={paths.competitionOtherChild} variant="quiet">
          {otherChild}
        </ButtonLink>
      </p>
    );
  }
  return (
    <p className={styles.line}>
      {otherDevice}
      <ButtonLink to={paths.competitionParticipate} variant="quiet">
        {otherDeviceLink}
      </ButtonLink>
    </p>
  );
}

/** To the start, and to the promotional target (product §11.3). */
function Countdowns({ competition, clock }: { competition: CurrentCompetition; clock: number }) {
  const language = useLanguage();
  const { starts, lastCall } = texts.competition.countdown;
  const { startsAt, promotedUntil } = competition;
  if (bandAt(competition, clock) === 'ended' || whyNoStart(competition, clock) !== null)
    return null;
  const promotedS = (promotedUntil.getTime() - startsAt.getTime()) / 1_000;
  return (
    <>
      <Countdown title={starts} seconds={clock} />
      <Countdown
        title={fill(lastCall, { time: timeIn(language, promotedUntil) })}
        seconds={clock + promotedS}
        isSmall
      />
    </>
  );
}

interface RuleLinesProps {
  competition: CurrentCompetition;
  part: 'winners' | 'fairness';
  title: string;
}

function RuleLines({ competition, part, title }: RuleLinesProps) {
  const lines = ruleLines(competition, part, useLanguage());
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={part}>
      <h2 id={part}>{title}</h2>
      <NumberedList items={lines} />
    </section>
  );
}

function More() {
  const { papers, papersText, myData } = texts.competition.landing;
  return (
    <section className={styles.more} aria-label={papers}>
      <p>{papersText}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.competitionPapers} variant="secondary" iconBefore="book">
          {papers}
        </ButtonLink>
        <ButtonLink to={paths.competitionData} variant="quiet">
          {myData}
        </ButtonLink>
      </div>
    </section>
  );
}
