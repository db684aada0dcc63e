// All calls to the server go through here. An endpoint's type fixes method, path and shapes, so that a wrong call does
// not compile and the schemas stay out of the browser's bundle.

import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { noteBuild } from './release.ts';
import { CallError, isPassing, networkError, readJson, requireOurs } from './reply.ts';
import { withTimeLimit } from './time-limit.ts';
import { pause } from './wait.ts';

export { CallError } from './reply.ts';

/** A read that failed is repeated so often within its time limit, after pauses that grow from this. */
const REPEATS = 2;
const FIRST_PAUSE_MS = 500;

/** The type of any endpoint. */
export type Callable = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export interface CallOptions<E extends Callable> {
  readonly params?: Readonly<Record<string, string | number>>;
  /** The query string, without the question mark. */
  readonly query?: string;
  readonly body?: z.input<NonNullable<E['body']>>;
  readonly signal?: AbortSignal;
  /** Whether the call is repeated when the network fails it; without this, GET is. */
  readonly repeats?: boolean;
  /** Without this, LIMIT_MS. */
  readonly limitMs?: number;
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

/** Runs a call with the current access token, and once more with a new one if it is refused. */
export async function withToken<T>(run: (token: string | null) => Promise<T>): Promise<T> {
  const token = (await getToken?.()) ?? null;
  try {
    return await run(token);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status === 401;
    const another = isRefused && token !== null ? await getToken?.(token) : null;
    if (another === null || another === undefined) throw error;
    // It was not renewed: the network failed, and nobody has to log in for that.
    if (another === token) throw networkError();
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
  const repeats = options.repeats ?? method === 'GET';
  const reply = await (repeats ? repeat(options.signal, attempt) : attempt());
  return reply as z.output<E['response']>;
}

/** Repeats what only reads, or may be done twice, while it fails for reasons that pass, until the signal aborts. */
export async function repeat<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures === REPEATS || signal.aborted || !isPassing(error)) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** failures);
    if (signal.aborted) throw networkError();
  }
}

/** The reply to a call, not read yet. Throws CallError. */
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
    // The API redirects no call: what was typed must not follow a captive portal's redirect.
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
