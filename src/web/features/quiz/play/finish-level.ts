// The end of a level: stores its result and opens its result page (product §7.7). Loaded after the first question,
// which then appears sooner.

import { type QuizRun, scoreOf } from '#domain/quiz/quiz-run.ts';
import { paths } from '#web/paths.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import type { PlayedLevel } from '../get-level.ts';
import type { LevelAddress } from '../level-address.ts';
import { rememberQuizResult } from '../quiz-results.ts';
import { encodeResultTag } from '../result/result-tag.ts';
import { detailsOf } from '../result/run-details.ts';
import { deleteRun } from './unfinished-run.ts';

export { prefetchLookAgain } from '../result/lazy-look-again.tsx';

/** Returns the path of the result page and its history state. */
export function finishLevel(
  { lvlid, topid, isSingle }: LevelAddress,
  { topic: lvl, difficulty, number: num }: PlayedLevel,
  run: QuizRun<PlayedQuestion>,
) {
  const [score, t] = [scoreOf(run), run.questions.length];
  rememberQuizResult({ levelId: lvlid, score, length: t });
  deleteRun(lvlid);
  const tag = encodeResultTag({ score, t, lvl, difficulty, num, lvlid, topid });
  return { path: isSingle ? paths.quizScore(tag) : paths.quizScores, state: detailsOf(run) };
}
