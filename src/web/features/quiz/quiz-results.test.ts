import { afterEach, expect, it, vi } from 'vitest';
import { uploadProgress } from '#web/features/progress/progress.ts';
import { account } from '#web/platform/account.ts';
import { quizProgress, rememberQuizResult } from './quiz-results.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** With a token that need not be renewed. */
function signIn() {
  account.token.write('token');
  account.tokenEndsAt.write(Date.now() + 3_600_000);
  account.id.write('asha');
}

function serve() {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return new Response(JSON.stringify({ levels: [], topics: [] }));
  });
  return calls;
}

it('what a visitor has reached in many levels is handed over in one call', async () => {
  const calls = serve();
  for (const levelId of [11, 12, 13]) rememberQuizResult({ levelId, score: 2, length: 10 });
  signIn();
  await uploadProgress(quizProgress);
  expect(calls).toEqual(['GET /api/user/progress', 'POST /api/user/progress']);
});

it('Submit sends the call of product §7.11', () => {
  const calls = serve();
  signIn();
  rememberQuizResult({ levelId: 11, score: 2, length: 10 });
  return vi.waitFor(() => expect(calls).toEqual(['POST /api/user/quiz']));
});
