import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getProgress, saveProgress, saveQuizScore } from '#contract/quiz.ts';
import { uploadProgress } from '#web/features/learning/progress/progress.ts';
import { account } from '#web/platform/account.ts';
import { calls, reply } from '#web/testing/server.ts';
import { quizProgress, rememberQuizResult } from './quiz-results.ts';

afterEach(() => {
  localStorage.clear();
});

/** Signs in with a token that needs no renewal. */
function signIn() {
  account.token.write('token');
  account.tokenEndsAt.write(Date.now() + 3_600_000);
  account.id.write('asha');
}

beforeEach(() => {
  reply(getProgress, { levels: [], topics: [] });
  reply(saveProgress, { levels: [], topics: [] });
  reply(saveQuizScore, { message: '', score: 2, stars: 0 });
});

const asked = () => calls.map(({ method, path }) => `${method} ${path}`);

it("a visitor's results of many levels are uploaded in one call", async () => {
  for (const levelId of [11, 12, 13]) rememberQuizResult({ levelId, score: 2, length: 10 });
  signIn();
  await uploadProgress(quizProgress);
  expect(asked()).toEqual(['GET /api/user/progress', 'POST /api/user/progress']);
});

it('Submit sends the call of product §7.11', () => {
  signIn();
  rememberQuizResult({ levelId: 11, score: 2, length: 10 });
  return vi.waitFor(() => expect(asked()).toEqual(['POST /api/user/quiz']));
});
