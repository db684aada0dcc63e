import type { logInWithOtp } from '#contract/auth.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { takeReturnPath } from '#web/features/session/return-path.ts';
import { rememberSignIn } from '#web/features/session/stored-account.ts';
import type { Problem } from '#web/form/problem.ts';
import { LEAVING } from '#web/form/use-form.ts';
import { paths } from '#web/paths.ts';

/**
 * A login has succeeded exactly if its message says so (product §4.6). The site then reloads, at the locked page or at
 * /. Returns what a form's `send` returns.
 */
export function finishLogin(
  reply: ResponseOf<typeof logInWithOtp>,
  goOn: (path: string) => void = (path) => window.location.assign(path),
): Problem | typeof LEAVING {
  if (reply.message !== 'verified') return { field: null, message: reply.message };
  rememberSignIn(reply.entry, reply);
  goOn(takeReturnPath() ?? paths.home);
  return LEAVING;
}
