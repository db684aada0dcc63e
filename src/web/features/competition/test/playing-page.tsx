// The test (product §11.7). This decides all redirects away from it; play-test.tsx shows the questions.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { positionAt } from '#domain/competition/clock.ts';
import { HAND_IN_SPREAD_MS, KEY_SPREAD_MS, paperId } from '#domain/competition/figures.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { LateMascot } from '#web/lazy-part/late-mascot.tsx';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { useHold } from '#web/platform/quiet-moment.ts';
import { texts } from '#web/platform/texts.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { CompetitionFrame } from '../competition-frame.tsx';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { LeadAway } from '../lead-away.tsx';
import { hasParticipated, useParticipant } from '../participant.ts';
import { readClock, useClock } from '../use-clock.ts';
import { beginRecord, keepPick, readRecord, setRecordState, useRecord } from './answer-record.ts';
import { questionsQuery } from './get-questions.ts';
import { handInWithin } from './hand-in.ts';
import { PlayTest } from './play-test.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const { title } = texts.competitionTest.playing;
  return <CompetitionFrame title={title} content={Entry} />;
}

function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const clock = useClock(competition);
  const [hasEntered, setHasEntered] = useState(false);
  if (participant === null) return <LeadAway to={paths.competitionParticipate} />;
  const position = positionAt(competition, clock);
  if (position.at === 'waiting-room') return <LeadAway to={paths.competitionWaiting} />;
  const record = readRecord();
  const hasRecord = record?.CompId === competition.id && record.id === participant.id;
  if (!hasRecord && !hasEntered) {
    if (hasParticipated(participant, competition.id)) {
      const { alreadyParticipated } = texts.competitionEntry.participate;
      return <LeadAway alert={alreadyParticipated} to={paths.competition} />;
    }
    // A page opened after the end has no answers and submits nothing.
    if (position.at === 'end') return <LeadAway to={paths.competitionCompleted} />;
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
  const mayAsk = useIsSpread(clock);
  const { data: questions, failureCount } = useQuery({ ...questionsQuery(paper), enabled: mayAsk });
  const allowLeaving = useLeaveGuard(texts.competitionTest.playing.leave);
  // The rest of the test needs only code that has already loaded, with or without a network.
  useHold();

  useEffect(() => {
    beginRecord(
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
    handInWithin(HAND_IN_SPREAD_MS);
  }, [isOver]);

  if (isOver) {
    allowLeaving();
    return <LeadAway to={paths.competitionCompleted} />;
  }
  if (position.at !== 'question') return null;
  const question = questions?.[position.index];
  if (question === undefined || record === null) return <Opening isStuck={failureCount > 1} />;

  const handlePick = (index: number, option: number) => {
    // The current clock decides, not that of the last tick.
    const now = positionAt(competition, readClock(competition));
    if (now.at !== 'question' || now.index !== index) return;
    keepPick(now, option);
    if (index < competition.questionCount - 1) return;
    // Nothing can change any more: submitted during the last question, at a random moment for each child.
    setRecordState('final');
    handInWithin(now.secondsLeft * 1_000);
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
function useIsSpread(clock: number): boolean {
  const [isSpread, setSpread] = useState(clock < -1);
  useEffect(() => {
    const timer = setTimeout(() => setSpread(true), Math.random() * KEY_SPREAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSpread;
}

function Opening({ isStuck }: { isStuck: boolean }) {
  const { opening, openingText, stuck, stuckText } = texts.competitionTest.playing;
  const [title, text] = isStuck ? [stuck, stuckText] : [opening, openingText];
  return (
    <>
      <EmptyState
        art={<LateMascot mood={isStuck ? 'oops' : 'thinking'} size={128} />}
        title={title}
      >
        {text}
      </EmptyState>
      <LiveRegion message={`${title} ${text}`} />
    </>
  );
}
