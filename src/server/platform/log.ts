// The server's log. A failed query carries its parameters, and PostgreSQL quotes the row it rejected: phones, names and
// hashes. So the fields of an error that are logged are chosen here, one by one.

import { type Logger, pino } from 'pino';
import { maskPersonalData } from './mask.ts';

const MAX_CAUSES = 5;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string[];
  readonly cause?: LoggedError;
}

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = { level, serializers: { err: (error: unknown) => toLoggedError(error) } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const { query, code } = error as { query?: unknown; code?: unknown };
  const message =
    typeof query === 'string' ? `Failed query: ${query}` : maskPersonalData(error.message);
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    // Without the message, which precedes the lines of the stack.
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && depth < MAX_CAUSES
      ? { cause: toLoggedError(error.cause, depth + 1) }
      : {}),
  };
}
