// All calls to the server go through here. An endpoint's type fixes method, path and shapes, so that a wrong call does
// not compile and the schemas stay out of the browser's bundle.

import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody, ErrorName } from '#contract/errors.ts';
import { noteBuild } from './release.ts';

const TIMEOUT_MS = 15_000;

/** The type of any endpoint. */
export type Callable = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface CallOptions<E extends Callable> {
  readonly params?: Readonly<Record<string, string | number>>;
  /** The query string, without the question mark. */
  readonly query?: string;
  readonly body?: z.input<NonNullable<E['body']>>;
  readonly signal?: AbortSignal;
}

/** The server refused the call, or could not be reached (status 0). */
export class CallError extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** What the API calls its refusal; not set where something else replied, such as a proxy. */
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

/**
 * Returns the access token, or null for a visitor. `refused` is a token that the server has just rejected, so a new one
 * is needed. Set by session.ts.
 */
type TokenProvider = (refused?: string) => Promise<string | null>;

let getToken: TokenProvider | null = null;

/** Null: every call is a visitor's. */
export function setTokenProvider(provider: TokenProvider | null): void {
  getToken = provider;
}

/** Calls with the current access token, if any. Throws CallError. */
export async function call<E extends Callable>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  return withToken((token) => callAs<E>(token, method, path, options));
}

/** Runs a call with the current access token, and once more with a new one if it is refused. */
export async function withToken<T>(run: (token: string | null) => Promise<T>): Promise<T> {
  const token = (await getToken?.()) ?? null;
  try {
    return await run(token);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 401;
    const another = isRefused && token !== null ? await getToken?.(token) : null;
    if (another === null || another === undefined || another === token) throw error;
    return run(another);
  }
}

/** For responses that are the same for everyone: sends no token, so never waits for a refresh. Throws CallError. */
export function callPublic<E extends Callable>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  return callAs<E>(null, method, path, options);
}

/** Calls with the given token; null sends none. Throws CallError. */
export async function callAs<E extends Callable>(
  token: string | null,
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  const response = await send<E>(token, method, path, options);
  const reply: unknown = await response.json().catch(() => null);
  if (reply === null) throw new CallError(0, '');
  return reply as z.output<E['response']>;
}

/** The reply to a call, not read yet. Throws CallError. */
export async function send<E extends Callable>(
  token: string | null,
  method: E['method'],
  path: E['path'],
  options: CallOptions<E>,
): Promise<Response> {
  const url = withParams(path, options.params) + (options.query ? `?${options.query}` : '');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  }).catch(() => {
    throw new CallError(0, '');
  });
  noteBuild(response);
  if (response.ok) return response;
  const reply: unknown = await response.json().catch(() => null);
  const { message = '', error } = (reply ?? {}) as Partial<ErrorBody>;
  throw new CallError(
    response.status,
    message,
    error?.details,
    error?.name as ErrorName | undefined,
  );
}

function withParams(path: string, params: CallOptions<Callable>['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
