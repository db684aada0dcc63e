// An endpoint is data: its parameters, who may call it and what it returns. One function serves it, one function in the
// browser calls it, and the documentation under /api/docs is generated from it.

import type { z } from 'zod';
import type { CallLimits } from './limits.ts';

/**
 * Who may call an endpoint.
 * - `public`: everyone.
 * - `viewer`: the reply depends on the viewer (a locked level is refused).
 * - `session`: only with a valid access token.
 * - `refresh`: only with a valid refresh cookie.
 * - `signed`: a machine that signs its requests (a payment or message webhook).
 */
export type Access = 'public' | 'viewer' | 'session' | 'refresh' | 'signed';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Without a schema, the endpoint refuses requests that have such a part. */
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
  /** Parameters are written `:name`. */
  readonly path: Path;
  readonly summary: string;
  readonly access: A;
  /** Of an endpoint with a session: open to an account without a valid consent (product §4.4). */
  readonly isOpenWithoutConsent?: true;
  /** Absent: as often as wanted. */
  readonly limits?: CallLimits;
  /** Calls that one process works on at a time, of all callers; the others get 503. Absent: without a limit. */
  readonly maxConcurrent?: number;
  /** Of the body, in bytes; absent: 64 KiB. */
  readonly maxBytes?: number;
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

// biome-ignore lint/suspicious/noExplicitAny: the one type that stands for "an endpoint of any shape"
export type AnyEndpoint<A extends Access = any> = Endpoint<any, any, any, any, Method, any, A>;

export type ParamsOf<E extends AnyEndpoint> = z.output<NonNullable<E['params']>>;
export type QueryOf<E extends AnyEndpoint> = z.output<NonNullable<E['query']>>;
export type BodyOf<E extends AnyEndpoint> = z.output<NonNullable<E['body']>>;
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;
