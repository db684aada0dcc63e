// The waiting room (product §11.6): counts down to the start and prefetches what the test needs.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { paperId, SUBMIT_GRACE_S } from '#domain/competition/figures.ts';
import { timeOfDay } from '#domain/time/india-dates.ts';
import { fill } from '#messages/fill.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { useHold } from '#web/platform/quiet-moment.ts';
import { isOutdated } from '#web/platform/release.ts';
import { reloadWhenQuiet } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { CompetitionFrame } from '../competition-frame.tsx';
import { useFollowPlan } from '../follow-plan.ts';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { NoStart } from '../no-start.tsx';
import { NumberedList } from '../numbered-list.tsx';
import { useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { ruleLines } from '../rule-lines.ts';
import { fillMinutes } from '../show-time.ts';
import { sealedPaperQuery } from '../test/get-questions.ts';
import { useEarlyQuestion } from '../test/use-question.ts';
import { readClock, useClock } from '../use-clock.ts';
import { whyNoStart } from '../why-no-start.ts';
import styles from './waiting-page.module.css';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const { title } = texts.competitionTest.waiting;
  return <CompetitionFrame title={title} content={Entry} />;
}

function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const clock = useClock(competition);
  if (participant === null) return <Redirect to={paths.competitionParticipate} />;
  const blocked = whyNoStart(competition, clock);
  if (blocked !== null) return <NoStart {...blocked} competition={competition} at="waiting" />;
  if (clock > competition.waitingRoomOpensS)
    return <Redirect alert={texts.competitionTest.waiting.tooEarly} to={paths.competition} />;
  return <WaitingRoom competition={competition} clock={clock} participant={participant} />;
}

interface WaitingRoomProps {
  competition: CurrentCompetition;
  clock: number;
  participant: CompetitionUser;
}

const MINUTE_S = 60;

function WaitingRoom({ competition, clock, participant }: WaitingRoomProps) {
  const say = texts.competitionTest.waiting;
  const paper = paperId(competition.id, standardNumber(participant.standard));
  const isReady = useIsPrepared(competition, paper);
  useEarlyQuestion(paper, 0, competition);
  // Before that a reload loses nothing, and it fetches missing files of another build. The hold lasts until the test
  // opens.
  useHold(isReady);
  const waiting = useFollowPlan(competition, { at: 'waiting', hasPaper: isReady });
  if (clock < 0) return <Redirect to={paths.competitionPlaying} />;
  return (
    <>
      <section className={styles.clock} aria-labelledby="begins">
        <LazyMascot mood="thinking" size={112} />
        <div className={styles.words}>
          <h2 id="begins" className={styles.begins}>
            {say.begins}
          </h2>
          <p role="timer" aria-live="off" className={styles.left}>
            {fillMinutes(say.left, clock)}
          </p>
          <PlanNote competition={competition} />
          <p>{say.stay}</p>
          <p>{fill(say.late, { grace: SUBMIT_GRACE_S })}</p>
          {waiting > 1 && <p>{fill(say.others, { count: waiting })}</p>}
          <p className={styles.ready}>
            <LiveRegion message={isReady ? say.ready : say.loading} isVisible />
          </p>
        </div>
      </section>
      <LiveRegion message={clock <= MINUTE_S ? say.soon : ''} />
      <section className={styles.rules} aria-labelledby="rules">
        <h2 id="rules">{say.rulesTitle}</h2>
        <NumberedList items={ruleLines(competition, 'test', 'en')} />
      </section>
    </>
  );
}

/** That the start was moved, and that nothing can be won in a rehearsal. */
function PlanNote({ competition }: { competition: CurrentCompetition }) {
  const { nowBegins, rehearsal, why } = texts.competitionChange;
  const { startsAt, movedFrom, changeReason: reason, isRehearsal } = competition;
  const moved = [
    fill(nowBegins, { time: timeOfDay(startsAt) }),
    ...(reason === null ? [] : [fill(why, { reason })]),
  ].join(' ');
  return (
    <>
      <LiveRegion message={movedFrom === null ? '' : moved} isVisible />
      {isRehearsal && <p>{rehearsal}</p>}
    </>
  );
}

/** Sealed papers are fetched within this time, which avoids thousands of simultaneous requests when the room opens. */
const SPREAD_MS = 60_000;
/** The share of the remaining time in which the paper is first fetched. */
const SPREAD_SHARE = 0.4;
const RETRY_MS = 4_000;

const playingCode = lazyCode(() => import('../test/playing-page.tsx'));
const completedCode = lazyCode(() => import('../test/completed-page.tsx'));

/** Fetches the sealed paper and the code of the next pages. Returns whether everything has loaded. */
function useIsPrepared(competition: CurrentCompetition, paper: number): boolean {
  const client = useQueryClient();
  const [isReady, setReady] = useState(false);
  const startMs = competition.startsAt.getTime();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let stopReloading = () => {};
    let isCurrent = true;
    const prepare = async () => {
      try {
        await Promise.all([
          client.query({ ...sealedPaperQuery(paper), staleTime: 'static' }),
          playingCode.load(),
          completedCode.load(),
        ]);
        setReady(true);
      } catch {
        if (!isCurrent) return;
        stopReloading();
        if (isOutdated()) stopReloading = reloadWhenQuiet();
        timer = setTimeout(prepare, RETRY_MS * (0.5 + Math.random()));
      }
    };
    const leftMs = readClock({ startsAt: new Date(startMs) }) * 1_000;
    const withinMs = Math.min(SPREAD_MS, Math.max(0, leftMs) * SPREAD_SHARE);
    timer = setTimeout(prepare, Math.random() * withinMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stopReloading();
    };
  }, [client, paper, startMs]);
  return isReady;
}
