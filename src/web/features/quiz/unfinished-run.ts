// The current run, stored for this tab, so that a reload, by accident or by the browser, loses no answer. It is deleted
// on Submit, and when the child confirms leaving.

import { type QuizRun, resumeQuiz } from '#domain/quiz/quiz-run.ts';

const NAME = 'quiz-run';

export function keepRun(levelId: number, run: QuizRun): void {
  try {
    const { position, reached, answers, hints } = run;
    sessionStorage.setItem(NAME, JSON.stringify({ levelId, position, reached, answers, hints }));
  } catch {
    // Storage full or blocked: a reload then restarts the level.
  }
}

/** Returns null if there is none for this level with these questions. */
export function findRun(levelId: number, keys: readonly number[]): QuizRun | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    const isOfLevel = (stored as { levelId?: unknown } | null)?.levelId === levelId;
    return isOfLevel ? resumeQuiz(keys, stored) : null;
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
