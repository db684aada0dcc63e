import type { logInWithOtp } from '#contract/auth.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { rememberSignIn } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import type { Problem } from './checks.ts';

/** A login went well exactly when its message says so (product §4.6): then the page goes to / and loads anew. */
export function finishLogin(
  answer: ResponseOf<typeof logInWithOtp>,
  goHome: () => void = () => window.location.assign(paths.home),
): Problem | null {
  if (answer.message !== 'verified') return { field: null, message: answer.message };
  rememberSignIn(answer.entry, answer);
  goHome();
  return null;
}
