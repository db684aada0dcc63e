// A child who played as a visitor and then signs up, or logs in, keeps what they have won. It happens at once, so that it
// goes to the child who has played, not to the next one who uses the device.

import { takeOverProgress } from '#web/features/progress/progress.ts';
import { quizProgress } from '#web/features/quiz/quiz-results.ts';
import { gameProgress } from '#web/word-game/game-results.ts';

export async function takeOverAllProgress(): Promise<void> {
  await Promise.all([takeOverProgress(quizProgress), takeOverProgress(gameProgress)]);
}
