// The test (product §11.7). This decides all redirects away from it; play-test.tsx shows the questions.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { positionAt } from '#domain/competition/clock.ts';
import { KEY_SPREAD_MS, paperId, SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { LazyMascot } from '#web/lazy-part/lazy-mascot.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { useHold } from '#web/platform/quiet-moment.ts';
import { texts } from '#web/platform/texts.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { CompetitionFrame } from '../competition-frame.tsx';
import { useFollowPlan } from '../follow-plan.ts';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { NoStart } from '../no-start.tsx';
import { hasParticipated, useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { readClock, useClock } from '../use-clock.ts';
import { whyNoStart } from '../why-no-start.ts';
import { createRecord, readRecord, setRecordState, storePick, useRecord } from './answer-record.ts';
import { questionsQuery } from './get-questions.ts';
import { PlayTest } from './play-test.tsx';
import { submitWithin } from './submit-answers.ts';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const { title } = texts.competitionTest.playing;
  return <CompetitionFrame title={title} content={Entry} />;
}

function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const clock = useClock(competition);
  const [hasEntered, setHasEntered] = useState(false);
  if (participant === null) return <Redirect to={paths.competitionParticipate} />;
  const blocked = whyNoStart(competition, clock);
  if (blocked !== null) return <NoStart {...blocked} competition={competition} at="playing" />;
  const position = positionAt(competition, clock);
  if (position.at === 'waiting-room') return <Redirect to={paths.competitionWaiting} />;
  const record = readRecord();
  const hasRecord = record?.CompId === competition.id && record.id === participant.id;
  if (!hasRecord && !hasEntered) {
    if (hasParticipated(participant, competition.id)) {
      const { alreadyParticipated } = texts.competitionEntry.participate;
      return <Redirect alert={alreadyParticipated} to={paths.competition} />;
    }
    // A page opened after the end has no answers and submits nothing.
    if (position.at === 'end') return <Redirect to={paths.competitionCompleted} />;
  }
  return (
    <Test
      competition={competition}
      participant={participant}
      clock={clock}
      onBegin={() => setHasEntered(true)}
    />
  );
}

interface TestProps {
  competition: CurrentCompetition;
  participant: CompetitionUser;
  clock: number;
  onBegin: () => void;
}

function Test({ competition, participant, clock, onBegin }: TestProps) {
  const owner = { CompId: competition.id, id: participant.id };
  const record = useRecord(owner);
  const position = positionAt(competition, clock);
  const paper = paperId(competition.id, standardNumber(participant.standard));
  const canFetch = useIsDelayOver(clock);
  const { data: questions, failureCount } = useQuery({
    ...questionsQuery(paper),
    enabled: canFetch,
  });
  const allowLeaving = useLeaveGuard(texts.competitionTest.playing.leave);
  useFollowPlan(competition, { at: 'playing', hasPaper: questions !== undefined });
  // The rest of the test needs only code that has already loaded, with or without a network.
  useHold();

  useEffect(() => {
    createRecord(
      { CompId: competition.id, id: participant.id },
      {
        questionCount: competition.questionCount,
        secondsPerQuestion: competition.secondsPerQuestion,
      },
    );
    onBegin();
  }, [competition, participant.id, onBegin]);

  const isOver = position.at === 'end';
  useEffect(() => {
    if (!isOver) return;
    if (readRecord()?.state === 'open') setRecordState('final');
    submitWithin(SUBMIT_SPREAD_MS);
  }, [isOver]);

  if (isOver) {
    allowLeaving();
    return <Redirect to={paths.competitionCompleted} />;
  }
  if (position.at !== 'question') return null;
  const question = questions?.[position.index];
  if (question === undefined || record === null) return <Opening isStuck={failureCount > 1} />;

  const handlePick = (index: number, option: number) => {
    // The current clock decides, not that of the last tick.
    const now = positionAt(competition, readClock(competition));
    if (now.at !== 'question' || now.index !== index) return;
    storePick(now, option);
    if (index < competition.questionCount - 1) return;
    // Nothing can change any more: submitted during the last question, at a random moment for each child.
    setRecordState('final');
    submitWithin(now.secondsLeft * 1_000);
  };
  return (
    <PlayTest
      competition={competition}
      question={question}
      position={position}
      record={record}
      onPick={handlePick}
    />
  );
}

/**
 * Late arrivals fetch the questions immediately; children from the waiting room at a random moment of the first second.
 */
function useIsDelayOver(clock: number): boolean {
  const [isDelayOver, setDelayOver] = useState(clock < -1);
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), Math.random() * KEY_SPREAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDelayOver;
}

function Opening({ isStuck }: { isStuck: boolean }) {
  const { opening, openingText, stuck, stuckText } = texts.competitionTest.playing;
  const [title, text] = isStuck ? [stuck, stuckText] : [opening, openingText];
  return (
    <>
      <EmptyState
        art={<LazyMascot mood={isStuck ? 'oops' : 'thinking'} size={128} />}
        title={title}
      >
        {text}
      </EmptyState>
      <LiveRegion message={`${title} ${text}`} />
    </>
  );
}
