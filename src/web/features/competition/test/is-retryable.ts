import { CallError } from '#web/platform/api.ts';
import { isTransient } from '#web/platform/reply.ts';

/** Whether a retry may succeed: the server was unreachable or busy, or its clock is a moment behind. */
export function isRetryable(error: unknown): boolean {
  if (isTransient(error)) return true;
  const refusal = error instanceof CallError ? error.refusal : undefined;
  return refusal === 'ForbiddenError' || refusal === 'RateLimitError';
}
