import type { saveQuizScore } from '#contract/quiz.ts';
import { call } from '#web/platform/api.ts';

interface Score {
  score: number;
  levelId: number;
  userId: string;
  /** Number of questions. */
  length: number;
}

/** Sent on Submit for a signed-in child. A failure stops nobody: the stars stay on the device (spec §7). */
export async function sendQuizScore({ score, levelId, userId, length }: Score): Promise<void> {
  const body = { score, levelid: levelId, userid: userId, length };
  await call<typeof saveQuizScore>('POST', '/api/user/quiz', { body }).catch(() => undefined);
}
