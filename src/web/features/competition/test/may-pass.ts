import { CallError } from '#web/platform/api.ts';
import { isPassing } from '#web/platform/reply.ts';

/** Whether a retry may succeed: the server was unreachable or busy, or its clock is a moment behind. */
export function mayPass(error: unknown): boolean {
  if (isPassing(error)) return true;
  const refusal = error instanceof CallError ? error.refusal : undefined;
  return refusal === 'ForbiddenError' || refusal === 'RateLimitError';
}
