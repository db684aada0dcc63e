// A child who played as a visitor and then signs up or logs in keeps their results. They are claimed immediately, so
// that they go to the child who played and not to the next one on the device.

import { uploadProgress } from '#web/features/progress/progress.ts';
import { quizProgress } from '#web/features/quiz/quiz-results.ts';
import { gameProgress } from '#web/word-game/game-results.ts';

export async function uploadAllProgress(): Promise<void> {
  await Promise.all([uploadProgress(quizProgress), uploadProgress(gameProgress)]);
}
