// The screen of a running level: step pills, sound, question, feedback and controls.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  isLast,
  markAt,
  playQuiz,
  type QuizEvent,
  type QuizRun,
  scoreOf,
  startQuiz,
} from '#domain/quiz/quiz-run.ts';
import { fill } from '#messages/fill.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { codeQuery } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { playSound, setMuted, useIsMuted, warmUpSound } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { prefetchPlayers, QuestionPlayer } from '#web/question/question-player.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';
import { Page } from '#web/ui/page/page.tsx';
import { type PillState, PillSteps } from '#web/ui/pill-steps/pill-steps.tsx';
import { ToggleButton } from '#web/ui/toggle-button/toggle-button.tsx';
import { Feedback } from './feedback.tsx';
import type { PlayedLevel } from './get-level.ts';
import { topicQuery } from './get-topic.ts';
import type { LevelAddress } from './level-address.ts';
import styles from './play-level.module.css';
import { rememberQuizResult } from './quiz-results.ts';
import { encodeResultTag } from './result-tag.ts';
import { detailsOf } from './run-details.ts';
import { findRun, forgetRun, keepRun } from './unfinished-run.ts';

interface PlayLevelProps {
  address: LevelAddress;
  level: PlayedLevel;
}

export function PlayLevel({ address, level: loaded }: PlayLevelProps) {
  const { lvlid } = address;
  // The questions that the level started with, even if a refetch brings others.
  const [level] = useState(loaded);
  const keys = level.questions.map((question) => question.answer);
  const [run, play] = useReducer(playQuiz, keys, (k) => findRun(lvlid, k) ?? startQuiz(k));
  const finish = useFinish(address, level);
  useEffect(() => keepRun(lvlid, run), [lvlid, run]);
  usePrefetchLevel(address, level, run.position);

  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(heading, run.position);

  const question = level.questions[run.position];
  if (question === undefined) return null;
  const chosen = run.answers[run.position] ?? null;

  const handleAnswer = (choice: number) => {
    playSound(choice === question.answer ? 'correct' : 'wrong');
    play({ type: 'answer', choice });
  };
  const { topic, difficulty, number } = level;
  const title = fill(texts.quiz.playing.title, {
    topic,
    difficulty: texts.quiz.playing.difficulty[difficulty],
    number,
  });

  return (
    // The first touch or key press anywhere may start the audio; the controls themselves are inside.
    <div onPointerDownCapture={warmUpSound} onKeyDownCapture={warmUpSound}>
      <Page title={title}>
        <PageTitle of={title} />
        <div className={styles.level}>
          <PillSteps
            label={texts.quiz.playing.steps}
            states={run.keys.map((_, position) => pillOf(run, position))}
            current={run.position + 1}
            stepText={(step, state) => fill(texts.quiz.playing.step[state], { number: step })}
          />
          <section className={styles.question} aria-labelledby="question">
            <div className={styles.head}>
              <h2 id="question" ref={heading} tabIndex={-1} className={styles.title}>
                {question.title}
              </h2>
              <SoundToggle />
            </div>
            <QuestionPlayer
              key={question.id}
              question={question}
              chosen={chosen}
              onAnswer={handleAnswer}
              onTouch={() => playSound('switch')}
            />
          </section>
          <Feedback question={question} chosen={chosen} turn={lvlid + run.position} />
          <Controls run={run} onPlay={play} onSubmit={() => finish(run)} />
        </div>
      </Page>
    </div>
  );
}

function SoundToggle() {
  const isMuted = useIsMuted();
  const handleChange = (isOn: boolean) => {
    setMuted(!isOn);
    playSound('switch');
  };
  return (
    <ToggleButton
      isOn={!isMuted}
      onChange={handleChange}
      label={texts.quiz.playing.sound}
      iconOn="speaker-on"
      iconOff="speaker-off"
      isLabelHidden
    />
  );
}

interface ControlsProps {
  run: QuizRun;
  onPlay: (event: QuizEvent) => void;
  onSubmit: () => void;
}

function Controls({ run, onPlay, onSubmit }: ControlsProps) {
  const isAnswered = markAt(run, run.position) !== 'unanswered';
  const { next, skip, submit } = texts.quiz.playing;
  if (isLast(run)) {
    return (
      <div className={styles.controls}>
        <Button iconAfter="check" onClick={onSubmit}>
          {submit}
        </Button>
      </div>
    );
  }
  const handleNext = () => {
    playSound('next');
    onPlay({ type: 'next' });
  };
  const handleSkip = () => {
    playSound('switch');
    onPlay({ type: 'skip' });
  };
  return (
    <div className={styles.controls}>
      <Button variant="secondary" disabled={isAnswered} onClick={handleSkip}>
        {skip}
      </Button>
      <Button disabled={!isAnswered} onClick={handleNext}>
        {next}
      </Button>
    </div>
  );
}

function pillOf(run: QuizRun, position: number): PillState {
  const mark = markAt(run, position);
  if (mark === 'unanswered') return position < run.position ? 'skipped' : 'todo';
  return mark === 'correct' ? 'right' : 'wrong';
}

const resultPage = codeQuery('quiz-result', () => import('./score-single-page.tsx'));

/**
 * Makes a started level playable to its end offline: everything that its questions and its result need is prefetched
 * after the first question is shown, and whatever failed to load is retried at each question.
 */
function usePrefetchLevel({ topid }: LevelAddress, level: PlayedLevel, position: number): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each question.
  useEffect(() => {
    void whenLoaderIsGone().then(() => {
      prefetchPlayers(client, level.questions);
      client.query(resultPage).catch(() => undefined);
      client.query(topicQuery(topid)).catch(() => undefined);
    });
  }, [client, level, topid, position]);
}

/** Focuses and scrolls to the title of each new question. */
function useFocusOnChange(ref: React.RefObject<HTMLElement | null>, position: number): void {
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current === position) return;
    shown.current = position;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, position]);
}

/** Returns Submit's action: store the result and show it, without the leave confirmation. */
function useFinish(address: LevelAddress, level: PlayedLevel): (run: QuizRun) => void {
  const navigate = useNavigate();
  const allowLeaving = useLeaveGuard(texts.quiz.leave, true, forgetRun);
  const isFinished = useRef(false);
  return (run) => {
    if (isFinished.current) return;
    isFinished.current = true;
    const { lvlid, topid, isSingle } = address;
    const { topic: lvl, difficulty, number: num } = level;
    const [score, t] = [scoreOf(run), run.keys.length];
    rememberQuizResult({ levelId: lvlid, score, length: t });
    forgetRun();
    allowLeaving();
    const tag = encodeResultTag({ score, t, lvl, difficulty, num, lvlid, topid });
    const state = detailsOf(level.questions, run);
    navigate(isSingle ? paths.quizScore(tag) : paths.quizScores, { replace: true, state });
  };
}
