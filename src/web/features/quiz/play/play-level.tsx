// A running level: its questions, its result, and its stored progress (product §7.5).

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { playQuiz, type QuizRun, startQuiz } from '#domain/quiz/quiz-run.ts';
import { fill } from '#messages/fill.ts';
import { showAlert } from '#web/dialogs/dialogs.ts';
import { useLeaveGuard } from '#web/dialogs/use-leave-guard.ts';
import { lazyCode } from '#web/platform/lazy-code.ts';
import { isReachable, reloadUnguarded } from '#web/platform/reload.ts';
import { texts } from '#web/platform/texts.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import { whenLoaderRemoved } from '#web/ui/loader/loader-removed.ts';
import type { PlayedLevel } from '../get-level.ts';
import { topicQuery } from '../get-topic.ts';
import type { LevelAddress } from '../level-address.ts';
import { hasPlayed } from '../topics/played-levels.ts';
import { PlayQuestions } from './play-questions.tsx';
import { deleteRun, findRun, storeRun } from './unfinished-run.ts';

interface PlayLevelProps {
  address: LevelAddress;
  level: PlayedLevel;
}

export function PlayLevel({ address, level: loaded }: PlayLevelProps) {
  const { lvlid } = address;
  // The level keeps its questions, even if a refetch returns others.
  const [level] = useState(loaded);
  const seed = useSeed(lvlid);
  const [run, play] = useReducer(
    playQuiz<PlayedQuestion>,
    level.questions,
    (questions) => findRun(lvlid, questions) ?? startQuiz(questions, seed),
  );
  const finish = useFinish(address, level);
  useEffect(() => storeRun(address, level, run), [address, level, run]);
  usePrefetchResult(address, run.position);
  const [isNewcomer] = useState(() => !hasPlayed());

  const { topic, difficulty, number } = level;
  return (
    <PlayQuestions
      title={fill(texts.quiz.playing.title, {
        topic,
        difficulty: texts.quiz.playing.difficulty[difficulty],
        number,
      })}
      run={run}
      play={play}
      lessonOf={lvlid}
      turn={lvlid + run.position}
      isIntroducing={isNewcomer && run.reached === 0}
      onSubmit={() => void finish(run)}
    />
  );
}

/** A level with a result is played in a new order (product §7.5). */
function useSeed(levelId: number): string {
  const [seed] = useState(() => (hasPlayed(levelId) ? String(Date.now()) : ''));
  return seed;
}

const resultCode = lazyCode(() => import('../result/score-single-page.tsx'));
const finishCode = lazyCode(() => import('./finish-level.ts'));

/** Makes the result page available offline. */
function usePrefetchResult({ topid }: LevelAddress, position: number): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is retried at each question.
  useEffect(() => {
    void whenLoaderRemoved().then(() => {
      finishCode.load().then(
        ({ prefetchLookAgain }) => prefetchLookAgain(),
        () => undefined,
      );
      void resultCode.prefetch();
      client.query(topicQuery(topid)).catch(() => undefined);
    });
  }, [client, topid, position]);
}

/** Returns Submit's action: store the result and show it, without the leave confirmation. */
function useFinish(
  address: LevelAddress,
  level: PlayedLevel,
): (run: QuizRun<PlayedQuestion>) => Promise<void> {
  const navigate = useNavigate();
  const allowLeaving = useLeaveGuard(texts.quiz.leave, true, () => deleteRun(address.lvlid));
  const isFinished = useRef(false);
  return async (run) => {
    if (isFinished.current) return;
    isFinished.current = true;
    const finishing = await finishCode.load().catch(() => null);
    if (finishing === null) {
      // Some browsers cache a failed import, and after a deployment the file names differ. The run is stored: after the
      // reload the child is at Submit again. Until that is decided Submit does nothing: a reload would lose the result.
      const canReload = isReachable();
      await showAlert(texts.quiz.levelLoadFailed);
      if (await canReload) reloadUnguarded();
      else isFinished.current = false;
      return;
    }
    const { path, state } = finishing.finishLevel(address, level, run);
    allowLeaving();
    void navigate(path, { replace: true, state });
  };
}
