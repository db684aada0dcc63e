// Decides whether a reply is our server's. Only our server sets the build header, and its refusals have one shape.
// Everything else counts as "the network": a captive portal's page, a proxy's error, a truncated body, silence. The
// network never decides anything: it refuses nobody, ends no session, and reports nothing as missing.

import type { ErrorBody, ErrorName } from '#contract/errors.ts';
import { BUILD_HEADER } from '#domain/site/build.ts';

/** Our server refused the call; or it did not reply (status 0), whatever replied in its place. */
export class CallError extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** The API's name for the refusal. */
  readonly refusal: ErrorName | undefined;

  constructor(
    status: number,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    refusal?: ErrorName,
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.refusal = refusal;
  }
}

/** A call that our server did not reply to. */
export function networkError(): CallError {
  return new CallError(0, '');
}

/** Whether the same call may succeed later: the network failed, or our server is in trouble. */
export function isTransient(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** Whether our server is at work for this family or network already, and will have time in a moment. */
export function isStillBusy(error: unknown): boolean {
  return error instanceof CallError && error.details.reason === 'still-busy';
}

export function isOurs({ headers }: Response): boolean {
  return headers.has(BUILD_HEADER);
}

/** Returns the reply if our server fulfilled the request. Throws CallError otherwise. */
export async function requireOurs(response: Response): Promise<Response> {
  if (!isOurs(response)) throw networkError();
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) throw networkError();
  const { message, error } = body;
  throw new CallError(response.status, message, error.details, error.name as ErrorName);
}

/** The reply's JSON. Throws CallError if it is incomplete. */
export async function readJson(response: Response): Promise<unknown> {
  const reply: unknown = await response.json().catch(() => null);
  if (reply === null) throw networkError();
  return reply;
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { message, error } = (body ?? {}) as Partial<ErrorBody>;
  return (
    typeof message === 'string' &&
    typeof error?.name === 'string' &&
    typeof error.details === 'object'
  );
}
