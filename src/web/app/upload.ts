// A child who played as a visitor and then signs up or logs in keeps the results. They are claimed immediately: they
// belong to the child who played, not to the next one on the device.

import { submitWithin } from '#web/features/competition/test/submit-answers.ts';
import { uploadProgress } from '#web/features/learning/progress/progress.ts';
import { sendAnswers } from '#web/features/learning/progress/send-answers.ts';
import { quizProgress } from '#web/features/quiz/quiz-results.ts';
import { gameProgress } from '#web/word-game/game-results.ts';

/** Spreads the answers of a whole town whose network comes back. */
const SPREAD_MS = 1_000;

export async function uploadAll(hasResults: boolean): Promise<void> {
  submitWithin(SPREAD_MS);
  if (!hasResults) return;
  await Promise.all([uploadProgress(quizProgress), uploadProgress(gameProgress), sendAnswers()]);
}
