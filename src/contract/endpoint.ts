// An endpoint is data: what it is called with, who may call it and what it returns. The server serves it by one
// function, the browser calls it by one function, and the documentation under /api/docs is made from it.

import type { z } from 'zod';

/**
 * Who may call an endpoint.
 * - `public`: everybody.
 * - `viewer`: the reply depends on who asks (a locked level is refused).
 * - `session`: only with a valid access token.
 * - `refresh`: only with a valid refresh cookie.
 * - `signed`: a machine that signs its request (a payment or message webhook).
 */
export type Access = 'public' | 'viewer' | 'session' | 'refresh' | 'signed';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Where a schema is absent, the endpoint takes nothing of that kind, and sending it is an error. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  M extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
  A extends Access = Access,
> {
  readonly method: M;
  /** With `:name` for a parameter. */
  readonly path: Path;
  readonly summary: string;
  readonly access: A;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

export function defineEndpoint<
  const M extends Method,
  const Path extends `/api/${string}`,
  const A extends Access,
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  endpoint: Endpoint<Params, Query, Body, Response, M, Path, A>,
): Endpoint<Params, Query, Body, Response, M, Path, A> {
  return endpoint;
}

// biome-ignore lint/suspicious/noExplicitAny: the one place that means "an endpoint of whatever shapes"
export type AnyEndpoint<A extends Access = any> = Endpoint<any, any, any, any, Method, any, A>;

export type ParamsOf<E extends AnyEndpoint> = z.output<NonNullable<E['params']>>;
export type QueryOf<E extends AnyEndpoint> = z.output<NonNullable<E['query']>>;
export type BodyOf<E extends AnyEndpoint> = z.output<NonNullable<E['body']>>;
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;
