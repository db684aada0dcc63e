// The current run, stored for this tab, so that a reload, by accident or by the browser, loses no answer. It is deleted
// on Submit, and when the child confirms leaving.

import { type QuizRun, resumeQuiz } from '#domain/quiz/quiz-run.ts';
import type { PlayedQuestion } from '#web/question/question.ts';

const NAME = 'quiz-run';

export function keepRun(levelId: number, run: QuizRun): void {
  try {
    const { questions, ...state } = run;
    sessionStorage.setItem(NAME, JSON.stringify({ levelId, ...state }));
  } catch {
    // Storage full or blocked: a reload then restarts the level.
  }
}

/** Returns null if there is none for this level with these questions. */
export function findRun(
  levelId: number,
  questions: readonly PlayedQuestion[],
): QuizRun<PlayedQuestion> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    const isOfLevel = (stored as { levelId?: unknown } | null)?.levelId === levelId;
    return isOfLevel ? resumeQuiz(questions, stored) : null;
  } catch {
    return null;
  }
}

export function forgetRun(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
