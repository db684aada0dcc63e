// An endpoint is data: what it is called with, who may call it and what it answers. The server serves it by one
// function, the browser calls it by one function, and the documentation under /api/docs is made from it.

import type { z } from 'zod';

/**
 * Who may call an endpoint.
 * - `public`: everybody, the answer is the same for all.
 * - `viewer`: everybody, but the answer depends on who asks (a locked level is refused).
 * - `session`: only with a valid access token.
 * - `signed`: a machine that signs its request (a payment or message webhook).
 */
export type Access = 'public' | 'viewer' | 'session' | 'signed';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Where a schema is absent, the endpoint takes nothing of that kind, and sending it is an error. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** With `:name` for a parameter. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> {
  return endpoint;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place that means "an endpoint of whatever shapes"
export type AnyEndpoint = Endpoint<any, any, any, any>;

export type ParamsOf<E extends AnyEndpoint> = z.output<NonNullable<E['params']>>;
export type QueryOf<E extends AnyEndpoint> = z.output<NonNullable<E['query']>>;
export type BodyOf<E extends AnyEndpoint> = z.output<NonNullable<E['body']>>;
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;
