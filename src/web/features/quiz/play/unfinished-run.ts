// Stored runs: neither a reload nor a closed tab loses an answer, and a child can continue on another day (product
// §7.5). Submit deletes a run, and so does a confirmed leave.

import { type QuizRun, resumeQuiz } from '#domain/quiz/quiz-run.ts';
import {
  type UnfinishedRun,
  unfinishedRuns,
} from '#web/features/learning/progress/unfinished-runs.ts';
import type { PlayedQuestion } from '#web/question/question.ts';
import type { PlayedLevel } from '../get-level.ts';
import type { LevelAddress } from '../level-address.ts';

/** The number of stored levels, latest first. */
const MAX_RUNS = 5;

export function storeRun(
  { lvlid: levelId, topid: topicId }: LevelAddress,
  { topic, difficulty, number }: PlayedLevel,
  { questions: { length }, ...state }: QuizRun,
): void {
  // A level that was only looked at has not begun.
  if (state.reached === 0 && state.answers[0] === null) return;
  const run = { levelId, topicId, topic, difficulty, number, length, ...state };
  unfinishedRuns.write([run, ...runsExcept(levelId)].slice(0, MAX_RUNS));
}

/** Null if there is none for this level with these questions. */
export function findRun(
  levelId: number,
  questions: readonly PlayedQuestion[],
): QuizRun<PlayedQuestion> | null {
  const stored = unfinishedRuns.read().find((run) => run.levelId === levelId);
  return stored === undefined ? null : resumeQuiz(questions, stored);
}

/** The run to continue; null if there is none. */
export function latestRun(): UnfinishedRun | null {
  return unfinishedRuns.read()[0] ?? null;
}

export function deleteRun(levelId: number): void {
  unfinishedRuns.write(runsExcept(levelId));
}

function runsExcept(levelId: number): UnfinishedRun[] {
  return unfinishedRuns.read().filter((run) => run.levelId !== levelId);
}
