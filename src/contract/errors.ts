// The one error body of the API (decisions "Content API") and the table code → status → message.

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
  BadRequest: { status: 400, message: 'The request is not valid' },
  Unauthorized: { status: 401, message: 'Please log in first' },
  Forbidden: { status: 403, message: 'This is for members' },
  NotFound: { status: 404, message: 'Not found' },
  MethodNotAllowed: { status: 405, message: 'This address does not take that method' },
  Conflict: { status: 409, message: 'This does not fit what is already there' },
  PayloadTooLarge: { status: 413, message: 'The request is too large' },
  UnsupportedMediaType: { status: 415, message: 'Please send JSON' },
  TooManyRequests: { status: 429, message: 'Too many tries, please wait a little' },
  InternalServerError: { status: 500, message: 'Something went wrong, please try again later' },
  ServiceUnavailable: { status: 503, message: 'We are busy for a moment, please try again' },
} as const;

export type ErrorName = keyof typeof errorTable;

/** A refusal on its way to the caller; `details` never holds a secret or a stack. */
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
