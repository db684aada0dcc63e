// The screen of a running level: the way out, the steps, the question, Gilli and the controls. It fills the window alone
// (product §7.5).

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Answer, isRight } from '#domain/quiz/answer.ts';
import {
  isLast,
  markAt,
  playQuiz,
  type QuizRun,
  scoreOf,
  skippedIn,
  startQuiz,
} from '#domain/quiz/quiz-run.ts';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { fill } from '#messages/fill.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { codeQuery, LazyPart } from '#web/lazy-part/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { playSound, warmUpSound } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { isProduced, type PlayedQuestion } from '#web/question/question.ts';
import { prefetchPlayers, QuestionPlayer } from '#web/question/question-player.tsx';
import { whenLoaderIsGone } from '#web/ui/loader/loader-gone.ts';
import { type PillState, PillSteps } from '#web/ui/pill-steps/pill-steps.tsx';
import type { PlayedLevel } from './get-level.ts';
import { topicQuery } from './get-topic.ts';
import { GilliIntroduction, GilliPicture, gilliSays } from './gilli.tsx';
import { LessonPart, prefetchLesson } from './lesson/lesson-part.tsx';
import type { LevelAddress } from './level-address.ts';
import { PlayBar } from './play-bar.tsx';
import { PlayControls } from './play-controls.tsx';
import { playKeys } from './play-keys.ts';
import styles from './play-level.module.css';
import { rememberQuizResult, useQuizResults } from './quiz-results.ts';
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
  const seed = useSeed(lvlid);
  const [run, play] = useReducer(
    playQuiz<PlayedQuestion>,
    level.questions,
    (questions) => findRun(lvlid, questions) ?? startQuiz(questions, seed),
  );
  const finish = useFinish(address, level);
  useEffect(() => keepRun(lvlid, run), [lvlid, run]);
  usePrefetchLevel(address, level, run.position);

  const heading = useRef<HTMLHeadingElement>(null);
  const given = run.answers[run.position] ?? null;
  const isAnswered = given !== null;
  useFocusOnQuestion(heading, run.position, isAnswered);
  const isNewcomer = useQuizResults().length === 0;

  const question = run.questions[run.position];
  const { draft, keepDraft } = useDraft(run.position);
  const turn = lvlid + run.position;
  const [hint, setHint] = useState<'never' | 'open' | 'closed'>('never');
  if (question === undefined) return null;

  const order = shownOrder(question, run.seed);
  const handleAnswer = (answer: Answer) => {
    if (isAnswered) return;
    playSound(isRight(question, answer) ? 'correct' : 'wrong');
    play({ type: 'answer', answer });
  };
  const handleCheck = () => {
    if (draft !== null) handleAnswer(draft);
  };
  const handleNext = () => {
    playSound('next');
    play({ type: 'next' });
  };
  const handleSkip = () => {
    playSound('switch');
    play({ type: 'skip' });
  };
  const handleReturn = (position: number) => {
    playSound('switch');
    play({ type: 'return', position });
  };
  const handleHint = () => {
    playSound('switch');
    play({ type: 'hint' });
    setHint('open');
  };
  const handleEnter = () => {
    if (!isAnswered) handleCheck();
    if (isAnswered && !isLast(run)) handleNext();
    // Nothing is left to do but this.
    if (isAnswered && isLast(run) && skippedIn(run).length === 0) finish(run);
  };
  const { topic, difficulty, number } = level;
  const title = fill(texts.quiz.playing.title, {
    topic,
    difficulty: texts.quiz.playing.difficulty[difficulty],
    number,
  });

  return (
    <>
      <main
        lang="en-IN"
        id="main"
        tabIndex={-1}
        className={styles.level}
        data-fills-window
        data-answered={isAnswered}
        // The first touch or key press anywhere may start the audio; the controls themselves are inside.
        onPointerDownCapture={warmUpSound}
        onKeyDownCapture={warmUpSound}
        onKeyDown={playKeys({
          choices: question.kind === 'choice' && !isAnswered ? question.options.length : 0,
          onChoose: (place) => handleAnswer(order[place] ?? place),
          onEnter: handleEnter,
        })}
      >
        <PageTitle of={title} />
        <div className={styles.bar}>
          <PlayBar
            title={title}
            onHint={handleHint}
            question={question}
            order={order}
            given={given}
            turn={turn}
          />
        </div>
        <div className={styles.steps}>
          <PillSteps
            label={texts.quiz.playing.steps}
            states={run.questions.map((_, position) => pillOf(run, position))}
            current={run.position + 1}
            stepText={(step, state) => fill(texts.quiz.playing.step[state], { number: step })}
            onReturn={(step) => handleReturn(step - 1)}
          />
        </div>
        <section className={styles.board} aria-labelledby="question">
          <h2
            id="question"
            ref={heading}
            tabIndex={-1}
            className={styles.title}
            data-is-all={question.kind === 'choice' && question.text === ''}
          >
            {question.title}
          </h2>
          <div key={question.id} className={styles.question}>
            <QuestionPlayer
              question={question}
              order={order}
              given={given}
              onAnswer={handleAnswer}
              onDraft={keepDraft}
              onTouch={() => playSound('switch')}
            />
          </div>
        </section>
        <div className={styles.says}>
          {!isAnswered && isNewcomer && run.reached === 0 && <GilliIntroduction />}
          <LazyPart code={gilliSays} props={{ question, given, turn }} />
        </div>
        <div className={styles.foot}>
          <div className={styles.gilli}>
            <GilliPicture key={run.position} mark={markAt(run, run.position)} />
          </div>
          <PlayControls
            run={run}
            check={checkOf(question, given, draft)}
            onCheck={handleCheck}
            onNext={handleNext}
            onSkip={handleSkip}
            onReturn={handleReturn}
            onSubmit={() => finish(run)}
          />
        </div>
      </main>
      {hint !== 'never' && (
        <LessonPart levelId={lvlid} isOpen={hint === 'open'} onClose={() => setHint('closed')} />
      )}
    </>
  );
}

function pillOf(run: QuizRun, position: number): PillState {
  const mark = markAt(run, position);
  if (mark === 'unanswered') return skippedIn(run).includes(position) ? 'skipped' : 'todo';
  return mark === 'correct' ? 'right' : 'wrong';
}

function checkOf(question: PlayedQuestion, given: Answer | null, draft: Answer | null) {
  if (given !== null || !isProduced(question)) return 'none';
  return draft === null ? 'incomplete' : 'ready';
}

/** The answer that can be checked at this position; null until there is one. */
function useDraft(position: number) {
  const [kept, keep] = useState<{ at: number; answer: Answer | null }>({ at: 0, answer: null });
  const keepDraft = (answer: Answer | null) => keep({ at: position, answer });
  return { draft: kept.at === position ? kept.answer : null, keepDraft };
}

/** A level that has a result is played in another order than before (product §7.5). */
function useSeed(levelId: number): string {
  const hasResult = useQuizResults().some((result) => result.levelId === levelId);
  const [seed] = useState(() => (hasResult ? String(Date.now()) : ''));
  return seed;
}

const resultPage = codeQuery('quiz-result', () => import('./score-single-page.tsx'));

/**
 * Makes a started level playable to its end offline: everything that its questions and its result need is prefetched
 * after the first question is shown, and whatever failed to load is retried at each question.
 */
function usePrefetchLevel(
  { topid, lvlid: levelId }: LevelAddress,
  level: PlayedLevel,
  position: number,
): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each question.
  useEffect(() => {
    void whenLoaderIsGone().then(() => {
      prefetchPlayers(client, level.questions);
      client.query(gilliSays).catch(() => undefined);
      client.query(resultPage).catch(() => undefined);
      client.query(topicQuery(topid)).catch(() => undefined);
      prefetchLesson(client, levelId);
    });
  }, [client, level, topid, levelId, position]);
}

/** Focuses each new question, and whenever the focus is lost, so that the keys reach the level. */
function useFocusOnQuestion(
  ref: React.RefObject<HTMLElement | null>,
  position: number,
  isAnswered: boolean,
): void {
  const shown = useRef(position);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may take the control away that had the focus.
  useEffect(() => {
    const isNew = shown.current !== position;
    shown.current = position;
    if (!isNew && document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
    if (isNew) window.scrollTo(0, 0);
  }, [ref, position, isAnswered]);

  // Behind the first loader nothing takes the focus.
  useEffect(() => {
    whenLoaderIsGone().then(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    });
  }, [ref]);
}

/** Returns Submit's action: store the result and show it, without the leave confirmation. */
function useFinish(
  address: LevelAddress,
  level: PlayedLevel,
): (run: QuizRun<PlayedQuestion>) => void {
  const navigate = useNavigate();
  const allowLeaving = useLeaveGuard(texts.quiz.leave, true, forgetRun);
  const isFinished = useRef(false);
  return (run) => {
    if (isFinished.current) return;
    isFinished.current = true;
    const { lvlid, topid, isSingle } = address;
    const { topic: lvl, difficulty, number: num } = level;
    const [score, t] = [scoreOf(run), run.questions.length];
    rememberQuizResult({ levelId: lvlid, score, length: t });
    forgetRun();
    allowLeaving();
    const tag = encodeResultTag({ score, t, lvl, difficulty, num, lvlid, topid });
    const state = detailsOf(run);
    navigate(isSingle ? paths.quizScore(tag) : paths.quizScores, { replace: true, state });
  };
}
