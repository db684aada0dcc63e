// The competition's own page (product §11.3).

import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { bandAt } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { lazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { CompetitionFrame } from '../competition-frame.tsx';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { LazyArt } from '../lazy-art.tsx';
import { NumberedList } from '../numbered-list.tsx';
import { useParticipant } from '../participant.ts';
import { useStoredRecord } from '../test/answer-record.ts';
import { SavedState } from '../test/saved-state.tsx';
import { useClock } from '../use-clock.ts';
import styles from './competition-page.module.css';
import { Countdown } from './countdown.tsx';
import { Facts } from './facts.tsx';
import { HowToParticipate } from './how-to-participate.tsx';
import { MainAction } from './main-action.tsx';
import { Partner } from './partner.tsx';
import { Prizes } from './prizes.tsx';
import { RulesLink } from './rules-link.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const { title, lead } = texts.competition.landing;
  return <CompetitionFrame title={title} lead={lead} width="wide" content={Landing} />;
}

/** Most of the time there are none. */
const Winners = lazyPart(async () => (await import('../results/winners.tsx')).Winners);

function Landing({ competition }: { competition: CurrentCompetition }) {
  const [query] = useSearchParams();
  const srcc = query.get('srcc') ?? undefined;
  const clock = useClock(competition);
  const { startsAt, promotedUntil } = competition;
  const promotedS = (promotedUntil.getTime() - startsAt.getTime()) / 1_000;
  const participant = useParticipant(competition.id);
  const record = useStoredRecord();
  return (
    <>
      {record !== null && record.state !== 'saved' && record.state !== 'open' && (
        <SavedState record={record} />
      )}
      {srcc !== undefined && <Partner srcc={srcc} />}
      <div className={styles.stage}>
        <div className={styles.words}>
          <Facts competition={competition} />
          {bandAt(competition, clock) !== 'ended' && <Countdown seconds={clock + promotedS} />}
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
      {competition.isAnnounced && <Winners competitionId={competition.id} />}
      <div className={styles.columns}>
        <Ranks competition={competition} />
        <Prizes prizes={competition.prizes} />
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

function Ranks({ competition }: { competition: CurrentCompetition }) {
  const { landing, criteria } = texts.competition;
  const figures = { days: competition.resultsWithinDays };
  return (
    <section className={styles.part} aria-labelledby="ranks">
      <h2 id="ranks">{landing.ranksTitle}</h2>
      <NumberedList items={criteria.map((criterion) => fill(criterion, figures))} />
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
