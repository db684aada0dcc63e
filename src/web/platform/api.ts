// All calls to the server go through here. The endpoint's type fixes method, path and shapes: a wrong call does not
// compile, and the schemas stay out of the browser's bundle.

import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { noteBuild } from './release.ts';
import {
  CallError,
  isStillBusy,
  isTransient,
  networkError,
  readJson,
  requireOurs,
} from './reply.ts';
import { withTimeLimit } from './time-limit.ts';
import { pause } from './wait.ts';

export { CallError } from './reply.ts';

/** A failed read is retried this often within its time limit, with growing pauses. */
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;

/** The type of any endpoint. */
export type Callable = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface CallOptions<E extends Callable> {
  readonly params?: Readonly<Record<string, string | number>>;
  /** The query string, without the question mark. */
  readonly query?: string;
  readonly body?: z.input<NonNullable<E['body']>>;
  readonly signal?: AbortSignal;
  /** Whether the call is retried after a network failure. Default: only GET is. */
  readonly isRetried?: boolean;
  /** Default: LIMIT_MS. */
  readonly limitMs?: number;
}

/**
 * Returns the access token, or null for a visitor. `refused` is a token that the server has just rejected, which
 * requires a new one. Set by session.ts.
 */
type TokenProvider = (refused?: string) => Promise<string | null>;

let getToken: TokenProvider | null = null;

/** Null: every call is a visitor's. */
export function setTokenProvider(provider: TokenProvider | null): void {
  getToken = provider;
}

/** Calls with the current access token, if any. Throws CallError. */
export function call<E extends Callable>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  return withTimeLimit(
    options.signal,
    ({ signal }) => withToken((token) => readReply<E>(token, method, path, { ...options, signal })),
    options.limitMs,
  );
}

/** Runs a call with the current access token, and again with a new one if the token is refused. */
export async function withToken<T>(run: (token: string | null) => Promise<T>): Promise<T> {
  const token = (await getToken?.()) ?? null;
  try {
    return await run(token);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 401;
    const another = isRefused && token !== null ? await getToken?.(token) : null;
    if (another === null || another === undefined) throw error;
    // Not renewed: the network failed, which is no reason to log in again.
    if (another === token) throw networkError();
    return run(another);
  }
}

/**
 * For responses that are the same for everyone: sends no token and hence never waits for a refresh. Throws CallError.
 */
export function callPublic<E extends Callable>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  return callAs<E>(null, method, path, options);
}

/** Calls with the given token; null sends none. Throws CallError. */
export function callAs<E extends Callable>(
  token: string | null,
  method: E['method'],
  path: E['path'],
  options: CallOptions<E> = {},
): Promise<z.output<E['response']>> {
  return withTimeLimit(
    options.signal,
    ({ signal }) => readReply<E>(token, method, path, { ...options, signal }),
    options.limitMs,
  );
}

type LimitedOptions<E extends Callable> = CallOptions<E> & { readonly signal: AbortSignal };

async function readReply<E extends Callable>(
  token: string | null,
  method: E['method'],
  path: E['path'],
  options: LimitedOptions<E>,
): Promise<z.output<E['response']>> {
  const attempt = async () => readJson(await send<E>(token, method, path, options));
  const isRetried = options.isRetried ?? method === 'GET';
  const reply = await (isRetried ? retry(options.signal, attempt) : attempt());
  return reply as z.output<E['response']>;
}

/** Retries `attempt`, which must be safe to repeat, after transient failures until the signal aborts. */
export async function retry<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isWorthAgain = isTransient(error) || isStillBusy(error);
      if (failures === MAX_RETRIES || signal.aborted || !isWorthAgain) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** failures);
    if (signal.aborted) throw networkError();
  }
}

/** The reply to a call, with its body unread. Throws CallError. */
export async function send<E extends Callable>(
  token: string | null,
  method: E['method'],
  path: E['path'],
  options: LimitedOptions<E>,
): Promise<Response> {
  const url = withParams(path, options.params) + (options.query ? `?${options.query}` : '');
  const response = await fetch(url, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: options.body === undefined ? null : JSON.stringify(options.body),
    // The API never redirects. What was typed must not follow a captive portal's redirect.
    redirect: 'error',
    signal: options.signal,
  }).catch(() => {
    throw networkError();
  });
  noteBuild(response);
  return requireOurs(response);
}

function withParams(path: string, params: CallOptions<Callable>['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
