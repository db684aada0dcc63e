// The end (product §11.8): thanks, and whether the answers have been submitted.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { isSubmittingOver } from '#domain/competition/clock.ts';
import { fill } from '#messages/fill.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { texts } from '#web/platform/texts.ts';
import { TrophyArt } from '#web/ui/art/result-art.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { CompetitionFrame } from '../competition-frame.tsx';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { Redirect } from '../redirect.tsx';
import { readClock } from '../use-clock.ts';
import { useStoredRecord } from './answer-record.ts';
import styles from './completed-page.module.css';
import { SavedState } from './saved-state.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const { title, lead, noneTitle, none } = texts.competitionTest.completed;
  const { data: competition } = useQuery(currentQuery);
  const record = useStoredRecord();
  const hasPlayed = record !== null && record.CompId === competition?.id;
  const words = hasPlayed ? { title, lead } : { title: noneTitle, lead: none };
  return <CompetitionFrame {...words} width="narrow" content={Completed} />;
}

function Completed({ competition }: { competition: CurrentCompetition }) {
  // Decided when the page opens: a visible trophy stays.
  const [isLate] = useState(() => isSubmittingOver(competition, readClock(competition)));
  const record = useStoredRecord();
  const { text, home, hasEnded } = texts.competitionTest.completed;
  if (isLate) return <Redirect alert={hasEnded} to={paths.competition} />;
  return (
    <>
      {record?.CompId === competition.id && (
        <>
          <div className={styles.board}>
            <TrophyArt size={160} />
            <LazyMascot mood="cheering" size={120} />
          </div>
          <SavedState record={record} />
          <p>{fill(text, { days: competition.resultsWithinDays })}</p>
        </>
      )}
      <ButtonLink to={paths.competition} isWide iconBefore="home">
        {home}
      </ButtonLink>
    </>
  );
}
