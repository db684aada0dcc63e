// Turns any error into the one error body. A fault is logged once, with its stack; the caller sees no detail.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorName, errorTable } from '#contract/errors.ts';
import { replyText } from '#messages/reply-text.ts';
import { isConnectionError, isUnkeepableText } from '#server/platform/database/database.ts';
import { rootCauseOf } from '#server/platform/root-cause.ts';

const nameOfStatus = new Map<number, ErrorName>(
  Object.entries(errorTable).map(([name, { status }]) => [status, name as ErrorName]),
);

/** `problem`: a code from the catalogue, or a text. */
export function validationError(found: readonly { where: string; problem: string }[]): ApiError {
  const problems = found.map(({ where, problem }) => ({
    where,
    problem: replyText(problem) ?? problem,
  }));
  const [first] = found;
  // A text of ours is for a person; any other, such as "expected string", needs the name of the field.
  const message = replyText(first?.problem ?? '') ?? `${first?.where}: ${first?.problem}`;
  return new ApiError('ValidationError', message, { problems });
}

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return withReasonText(error);
  const { statusCode, validation, validationContext } = error as Partial<FastifyError>;
  if (validation !== undefined) {
    return validationError(
      validation.map((v) => ({
        where: [validationContext, ...v.instancePath.split('/').filter(Boolean)].join('.'),
        problem: v.message ?? 'is not valid',
      })),
    );
  }
  if (isConnectionError(error)) return new ApiError('ServiceUnavailableError');
  if (isUnkeepableText(error)) {
    return new ApiError('ValidationError', 'A text has a character that can’t be kept');
  }
  const name = statusCode === undefined ? undefined : nameOfStatus.get(statusCode);
  if (name !== undefined && statusCode !== undefined && statusCode < 500) {
    return new ApiError(name, statusCode === 400 ? (error as Error).message : undefined);
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new ApiError('ValidationError', (error as Error).message);
  }
  return new ApiError('InternalServerError');
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toApiError(error);
  // The route's pattern, not the address: an address may contain what a person typed.
  const where = { method: request.method, route: request.routeOptions.url };
  if (refusal.name === 'ServiceUnavailableError') {
    // There may be thousands at once: one line each, without a stack.
    request.log.warn({ ...where, reason: rootCauseOf(error) }, 'turned away for a moment');
  } else if (refusal.status >= 500) {
    request.log.error({ err: error, ...where }, 'request failed');
  }
  const seconds = retryAfterSeconds(refusal);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.toBody());
}

/** Undefined if the wait is unknown: after too short a wait a client would only be refused again. */
export function retryAfterSeconds({ status, details }: ApiError): number | undefined {
  if (status === 503) return 2;
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : undefined;
}

/** The refusal with the text of its reason, if there is one. */
function withReasonText(error: ApiError): ApiError {
  const { reason } = error.details;
  const text = typeof reason === 'string' ? replyText(reason) : undefined;
  return text === undefined ? error : new ApiError(error.name, text, error.details);
}
