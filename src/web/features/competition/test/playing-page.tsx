// The test (product §11.7). This decides all redirects away from it; play-test.tsx shows the questions.

import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { CompetitionUser } from '#contract/competition.ts';
import { standardNumber } from '#domain/account/standard.ts';
import { positionAt } from '#domain/competition/clock.ts';
import { paperId, SUBMIT_SPREAD_MS } from '#domain/competition/figures.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { paths } from '#web/paths.ts';
import { ensureQuery } from '#web/platform/page-data.ts';
import { useHold } from '#web/platform/quiet-moment.ts';
import { texts } from '#web/platform/texts.ts';
import { CompetitionFrame } from '../competition-frame.tsx';
import { useFollowPlan } from '../follow-plan.ts';
import { type CurrentCompetition, currentQuery } from '../get-current.ts';
import { NoStart } from '../no-start.tsx';
import { hasParticipated, useParticipant } from '../participant.ts';
import { Redirect } from '../redirect.tsx';
import { readClock, useClock } from '../use-clock.ts';
import { whyNoStart } from '../why-no-start.ts';
import { createRecord, readRecord, setRecordState, storePick, useRecord } from './answer-record.ts';
import { PlayTest } from './play-test.tsx';
import { sendPicksNow } from './send-picks.ts';
import { submitWithin } from './submit-answers.ts';
import { useEarlyQuestion, useQuestion } from './use-question.ts';
import { WaitForQuestion } from './wait-for-question.tsx';

export const loader = (args: LoaderFunctionArgs) => ensureQuery(args, currentQuery);

export function Component() {
  const { title } = texts.competitionTest.playing;
  return <CompetitionFrame title={title} content={Entry} />;
}

function Entry({ competition }: { competition: CurrentCompetition }) {
  const participant = useParticipant(competition.id);
  const clock = useClock(competition);
  if (participant === null) return <Redirect to={paths.competitionParticipate} />;
  const blocked = whyNoStart(competition, clock);
  if (blocked !== null) return <NoStart {...blocked} competition={competition} at="playing" />;
  const position = positionAt(competition, clock);
  if (position.at === 'waiting-room') return <Redirect to={paths.competitionWaiting} />;
  const record = readRecord();
  const hasRecord = record?.CompId === competition.id && record.id === participant.id;
  if (!hasRecord && hasParticipated(participant, competition.id)) {
    const { alreadyParticipated } = texts.competitionEntry.participate;
    return <Redirect alert={alreadyParticipated} to={paths.competition} />;
  }
  // Without a record no question was shown here, and nothing is handed in.
  if (position.at === 'end' && !hasRecord) return <Redirect to={paths.competitionCompleted} />;
  return <Test competition={competition} participant={participant} clock={clock} />;
}

interface TestProps {
  competition: CurrentCompetition;
  participant: CompetitionUser;
  clock: number;
}

function Test({ competition, participant, clock }: TestProps) {
  const owner = { CompId: competition.id, id: participant.id };
  const record = useRecord(owner);
  const position = positionAt(competition, clock);
  const allowLeaving = useLeaveGuard(texts.competitionTest.playing.leave);
  // The rest of the test needs only code that has already loaded.
  useHold();
  useSendingOnReturn();

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
  const handlePick = (index: number, option: number) => {
    // The current clock decides, not that of the last tick.
    const now = positionAt(competition, readClock(competition));
    if (now.at !== 'question' || now.index !== index) return;
    storePick({ question: index, option, secondsLeft: now.secondsLeft });
    sendPicksNow();
    if (index < competition.questionCount - 1) return;
    // Nothing can change any more: submitted during the last question, at a random moment for each child.
    setRecordState('final');
    submitWithin(now.secondsLeft * 1_000);
  };
  return (
    <DueQuestion
      paper={paperId(competition.id, standardNumber(participant.standard))}
      {...{ competition, position, record }}
      onShown={() => createRecord(owner, competition)}
      onPick={handlePick}
    />
  );
}

interface DueQuestionProps
  extends Pick<Parameters<typeof PlayTest>[0], 'position' | 'record' | 'onPick'> {
  paper: number;
  competition: CurrentCompetition;
  /** Called when a question is on the screen. */
  onShown: () => void;
}

function DueQuestion({ paper, onShown, ...test }: DueQuestionProps) {
  const { competition, position } = test;
  const { question, isStuck } = useQuestion(paper, position.index, competition);
  useEarlyQuestion(paper, position.index + 1, competition);
  useFollowPlan(competition, { at: 'playing', hasPaper: question !== undefined });
  const isShown = question !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each question that is shown.
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, position.index]);
  if (question === undefined) return <WaitForQuestion {...test} isStuck={isStuck} />;
  return <PlayTest {...test} question={question} />;
}

/** Picks that could not be sent are sent when the network returns. */
function useSendingOnReturn(): void {
  useEffect(() => {
    sendPicksNow();
    window.addEventListener('online', sendPicksNow);
    return () => window.removeEventListener('online', sendPicksNow);
  }, []);
}
