import type { logInWithOtp } from '#contract/auth.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { rememberSignIn } from '#web/features/session/account.ts';
import { paths } from '#web/paths.ts';
import type { Problem } from './checks.ts';
import { LEAVING } from './use-form.ts';

/**
 * A login succeeded exactly when its message says so (product §4.6); the page then reloads at /. Returns what a form's
 * `send` returns.
 */
export function finishLogin(
  reply: ResponseOf<typeof logInWithOtp>,
  goHome: () => void = () => window.location.assign(paths.home),
): Problem | typeof LEAVING {
  if (reply.message !== 'verified') return { field: null, message: reply.message };
  rememberSignIn(reply.entry, reply);
  goHome();
  return LEAVING;
}
