// The screen of running questions: the way out, the steps, the question, Gilli and the controls. It fills the window
// alone (product §7.5). Used by levels and by the practice of mistakes.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Answer, isAnswerTo, isRight } from '#domain/quiz/answer.ts';
import { isLast, markAt, type QuizEvent, type QuizRun, skippedIn } from '#domain/quiz/quiz-run.ts';
import { shownOrder } from '#domain/quiz/shown-order.ts';
import { fill } from '#messages/fill.ts';
import { useKeepAnswer } from '#web/features/learning/progress/use-keep-answer.ts';
import { PageTitle } from '#web/platform/page-title.tsx';
import { playSound, warmUpSound } from '#web/platform/sound.ts';
import { texts } from '#web/platform/texts.ts';
import { useRootFlag } from '#web/platform/use-root-flag.ts';
import { playKeys } from '#web/question/play-keys.ts';
import { isProduced, type PlayedQuestion } from '#web/question/question.ts';
import { prefetchPlayers, QuestionPlayer } from '#web/question/question-player.tsx';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import { type PillState, PillSteps } from '#web/ui/pill-steps/pill-steps.tsx';
import { LessonPart, prefetchLesson } from '../lesson/lesson-part.tsx';
import { GilliIntroduction, GilliPicture, GilliSays } from './gilli.tsx';
import { PlayBar } from './play-bar.tsx';
import { PlayControls } from './play-controls.tsx';
import styles from './play-questions.module.css';

interface PlayQuestionsProps {
  title: string;
  run: QuizRun<PlayedQuestion>;
  play: (event: QuizEvent) => void;
  /** The level of the hint's lesson; null if there is no hint. */
  lessonOf: number | null;
  /** Varies Gilli's words from question to question. */
  turn: number;
  /** Whether Gilli introduces herself, until the first answer. */
  isIntroducing?: boolean;
  /** Of the button after the last question; absent: Submit. */
  submitText?: string;
  onSubmit: () => void;
}

export function PlayQuestions(props: PlayQuestionsProps) {
  const { title, run, play, lessonOf, turn, isIntroducing = false, submitText, onSubmit } = props;
  const keepAnswer = useKeepAnswer();
  const heading = useRef<HTMLHeadingElement>(null);
  const given = run.answers[run.position] ?? null;
  const isAnswered = given !== null;
  useRootFlag('fillsWindow');
  usePrefetch(run, lessonOf);
  useFocusOnQuestion(heading, run.position, isAnswered);
  const msSinceShown = useStopwatch(run.position);
  const question = run.questions[run.position];
  const { draft, keepDraft } = useDraft(run.position);
  /** What was checked although it can't be marked. */
  const [unmarked, setUnmarked] = useState<Answer | null>(null);
  const [hint, setHint] = useState<'never' | 'open' | 'closed'>('never');
  if (question === undefined) return null;

  const order = shownOrder(question, run.seed);
  const handleAnswer = (answer: Answer) => {
    if (isAnswered) return;
    playSound(isRight(question, answer) ? 'correct' : 'wrong');
    play({ type: 'answer', answer });
    const hasHint = run.hints.includes(run.position);
    keepAnswer({ item: question.id, answer, hint: hasHint, tookMs: msSinceShown() });
  };
  const handleCheck = () => {
    if (draft === null) return;
    if (isAnswerTo(question, draft)) handleAnswer(draft);
    else setUnmarked(draft);
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
    // Submit is the only step left.
    if (isAnswered && isLast(run) && skippedIn(run).length === 0) onSubmit();
  };

  return (
    <>
      <main
        lang="en-IN"
        id="main"
        tabIndex={-1}
        className={styles.level}
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
            onHint={lessonOf === null ? undefined : handleHint}
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
          {!isAnswered && isIntroducing && <GilliIntroduction />}
          <GilliSays
            question={question}
            given={given}
            isUnclear={draft !== null && draft === unmarked}
            turn={turn}
          />
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
            submitText={submitText ?? texts.quiz.playing.submit}
            onSubmit={onSubmit}
          />
        </div>
      </main>
      {hint !== 'never' && lessonOf !== null && (
        <LessonPart
          key={lessonOf}
          levelId={lessonOf}
          skill={question.skill}
          hint={question.hint}
          isOpen={hint === 'open'}
          onClose={() => setHint('closed')}
        />
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

/** The complete, unchecked answer at this position; null until there is one. */
function useDraft(position: number) {
  const [kept, keep] = useState<{ at: number; answer: Answer | null }>({ at: 0, answer: null });
  const keepDraft = (answer: Answer | null) => keep({ at: position, answer });
  return { draft: kept.at === position ? kept.answer : null, keepDraft };
}

/** Returns a function that returns the milliseconds since the question at this position appeared. */
function useStopwatch(position: number): () => number {
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again at each question.
  useEffect(() => {
    shownAt.current = performance.now();
  }, [position]);
  return () => performance.now() - shownAt.current;
}

/**
 * Makes a started run playable to its end offline: prefetches everything after the first question is shown, and retries
 * failed loads at each question.
 */
function usePrefetch({ questions, position }: QuizRun<PlayedQuestion>, lessonOf: number | null) {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each question.
  useEffect(() => {
    void whenLoaderRemoved().then(() => {
      prefetchPlayers(questions);
      void GilliSays.prefetch();
      if (lessonOf !== null) prefetchLesson(client, lessonOf);
    });
  }, [client, questions, lessonOf, position]);
}

/** Focuses each new question, and again whenever the focus is lost: the keys must reach the level. */
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

  // Nothing takes the focus behind the first loader.
  useEffect(() => {
    void whenLoaderRemoved().then(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    });
  }, [ref]);
}
