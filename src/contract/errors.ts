// The one error body of the API (product §14.2). The names are Strapi's, so that its client libraries recognise them:
// Strapi's own application errors where there is one, otherwise the name that Strapi takes from `http-errors`.

import { z } from 'zod';

export const errorBody = z.object({
  data: z.null(),
  message: z.string(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

export type ErrorBody = z.infer<typeof errorBody>;

export const errorTable = {
  ValidationError: { status: 400, message: 'The request is not valid' },
  UnauthorizedError: { status: 401, message: 'Please log in first' },
  ForbiddenError: { status: 403, message: 'This is for members' },
  NotFoundError: { status: 404, message: 'Not found' },
  MethodNotAllowedError: { status: 405, message: 'This address does not take that method' },
  ConflictError: { status: 409, message: 'This does not fit what is already there' },
  PayloadTooLargeError: { status: 413, message: 'The request is too large' },
  UnsupportedMediaTypeError: { status: 415, message: 'Please send JSON' },
  RateLimitError: { status: 429, message: 'Too many tries, please wait a little' },
  InternalServerError: { status: 500, message: 'Something went wrong, please try again later' },
  ServiceUnavailableError: { status: 503, message: 'We are busy for a moment, please try again' },
} as const;

export type ErrorName = keyof typeof errorTable;

/** A refusal for the caller; `details` never holds a secret or a stack trace. */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly details: Record<string, unknown>;

  constructor(name: ErrorName, message: string = errorTable[name].message, details = {}) {
    super(message);
    this.name = name;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.name].status;
  }

  toBody(): ErrorBody {
    const { status, name, message, details } = this;
    return { data: null, message, error: { status, name, message, details } };
  }
}
