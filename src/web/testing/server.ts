// The server of page tests: MSW answers every call with what the test states, typed by the contract, and marks it as
// ours by the header that our server sets. A set-up file of vitest.config.ts, so that it is there in every page test.

import { HttpResponse, http } from 'msw/http';
import { setupServer } from 'msw/node';
import qs from 'qs';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ApiError, type ErrorName, errorTable } from '#contract/errors.ts';
import {
  type AccountRefusal,
  type CompetitionRefusal,
  type MembershipRefusal,
  refuse as refusalWith,
} from '#contract/refusals.ts';
import { BUILD_HEADER } from '#domain/site/build.ts';
import { replyText } from '#messages/reply-text.ts';
import { scalePauses } from '#web/platform/wait.ts';

/** A call that a page has made. */
export interface Call {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Parsed; undefined where there is none. */
  readonly body: unknown;
  /** Null for a visitor's call. */
  readonly token: string | null;
}

/** A call as the server sees it: checked, and turned into values, by the schemas of its endpoint. */
export interface CallTo<E extends AnyEndpoint> extends Pick<Call, 'token'> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly signal: AbortSignal;
}

type Replying<E extends AnyEndpoint, R> = (call: CallTo<E>) => R | Promise<R>;
/** A `Response` is sent as it is: a file, or what breaks the contract on purpose. */
type Reply<E extends AnyEndpoint> =
  unknown extends ResponseOf<E>
    ? Replying<E, Response>
    : ResponseOf<E> | Replying<E, ResponseOf<E> | Response>;

/** All calls of the test so far that left the device. */
export const calls: Call[] = [];

/** While it is down, no call leaves the device. */
export const network = { isDown: false };

/** What a page asked that it may not, or that the test does not expect. */
const problems: string[] = [];

const server = setupServer(
  http.all('*', async ({ request }) => {
    if (network.isDown) return HttpResponse.error();
    const { method, path } = await note(request);
    problems.push(`no reply is stated for ${method} ${path}`);
    return HttpResponse.error();
  }),
);

// A read that fails is repeated twice, after pauses of 1.5 s in all.
scalePauses(0.01);

beforeAll(() => server.listen());
beforeEach(forget);
afterEach(() => {
  const found = [...problems];
  forget();
  if (found.length > 0) throw new Error(found.join('\n'));
});
afterAll(() => server.close());

function forget(): void {
  server.resetHandlers();
  calls.length = 0;
  problems.length = 0;
  network.isDown = false;
}

/**
 * From now on, calls of the endpoint get this reply, which may depend on the call. What was stated for it before no
 * longer counts. A function that throws a `refusal` refuses the call; one whose promise stays open keeps it waiting.
 */
export function reply<E extends AnyEndpoint>(endpoint: E, stated: Reply<E>): void {
  handle(endpoint, async (call) => {
    const body: unknown = typeof stated === 'function' ? await stated(call) : stated;
    const response = body instanceof Response ? body : Response.json(body);
    return asOurs(response);
  });
}

type Reason = AccountRefusal | MembershipRefusal | CompetitionRefusal;

/** A refusal by its reason, or by its name where it has none, in the server's words. */
export function refusal(why: Reason | ErrorName, details: Record<string, unknown> = {}): ApiError {
  if (isErrorName(why)) return new ApiError(why, undefined, details);
  const { name, details: all } = refusalWith(why, details);
  return new ApiError(name, replyText(why), all);
}

/** From now on, calls of the endpoint are refused. */
export function refuse(
  endpoint: AnyEndpoint,
  why: Reason | ErrorName | ApiError,
  details: Record<string, unknown> = {},
): void {
  const error = why instanceof ApiError ? why : refusal(why, details);
  handle(endpoint, () => {
    throw error;
  });
}

/** From now on, calls of the endpoint break off. */
export function noNetwork(endpoint: AnyEndpoint): void {
  handle(endpoint, () => HttpResponse.error());
}

/** From now on, calls of the endpoint get no reply. */
export function pending(endpoint: AnyEndpoint): void {
  handle(endpoint, () => new Promise<never>(() => undefined));
}

/** From now on, something else than our server replies to calls of the endpoint: a proxy, a captive portal. */
export function foreign(endpoint: AnyEndpoint, status: number, html: string): void {
  handle(endpoint, () => new Response(html, { status, headers: { 'content-type': 'text/html' } }));
}

/** From now on, the server has this file. */
export function replyWithFile(path: string, make: (signal: AbortSignal) => Response): void {
  server.use(
    http.get(path, async ({ request }) => {
      if (network.isDown) return HttpResponse.error();
      await note(request);
      return asOurs(make(request.signal));
    }),
  );
}

type Responding = (call: CallTo<AnyEndpoint>) => Response | Promise<Response>;

const handlerOf = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

function handle(endpoint: AnyEndpoint, respond: Responding): void {
  server.use(
    handlerOf[endpoint.method](endpoint.path, async ({ request, params }) => {
      if (network.isDown) return HttpResponse.error();
      const call = await note(request);
      try {
        return await respond({ ...check(endpoint, call, params), signal: request.signal });
      } catch (error) {
        if (error instanceof ApiError) {
          return asOurs(Response.json(error.toBody(), { status: error.status }));
        }
        problems.push(`${call.method} ${call.path}: ${error}`);
        return HttpResponse.error();
      }
    }),
  );
}

/** The call in the shapes of the contract. Throws where the server would refuse it. */
function check(endpoint: AnyEndpoint, { query, body, token }: Call, params: unknown) {
  const parsed = qs.parse(query);
  if (endpoint.query === undefined && query !== '') throw new Error(`takes no query: ${query}`);
  if (endpoint.body === undefined && body !== undefined) throw new Error('takes no body');
  return {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(parsed),
    body: endpoint.body?.parse(body),
    token,
  };
}

async function note(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  const text = await request.clone().text();
  const call = {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    body: text === '' ? undefined : JSON.parse(text),
    token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
  };
  calls.push(call);
  return call;
}

function asOurs(response: Response): Response {
  // A test about releases has builds of its own.
  if (!response.headers.has(BUILD_HEADER)) response.headers.set(BUILD_HEADER, 'build-of-the-test');
  return response;
}

function isErrorName(why: string): why is ErrorName {
  return Object.hasOwn(errorTable, why);
}
