// The end of a level: its result is stored, and shown under an address of its own (product §7.7). It loads after the first
// question, so that the question comes sooner.

import { type QuizRun, scoreOf } from '#domain/quiz/quiz-run.ts';
import { paths } from '#web/paths.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import type { PlayedLevel } from '../get-level.ts';
import type { LevelAddress } from '../level-address.ts';
import { rememberQuizResult } from '../quiz-results.ts';
import { encodeResultTag } from '../result/result-tag.ts';
import { detailsOf } from '../result/run-details.ts';
import { forgetRun } from './unfinished-run.ts';

export { prefetchLookAgain } from '../result/look-again-part.tsx';

/** Returns the page of the result and the state to open it with. */
export function finishLevel(
  { lvlid, topid, isSingle }: LevelAddress,
  { topic: lvl, difficulty, number: num }: PlayedLevel,
  run: QuizRun<PlayedQuestion>,
) {
  const [score, t] = [scoreOf(run), run.questions.length];
  rememberQuizResult({ levelId: lvlid, score, length: t });
  forgetRun(lvlid);
  const tag = encodeResultTag({ score, t, lvl, difficulty, num, lvlid, topid });
  return { path: isSingle ? paths.quizScore(tag) : paths.quizScores, state: detailsOf(run) };
}
