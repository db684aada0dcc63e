// Applies the limits of an endpoint (src/contract/limits.ts) to its route. Accounts and networks are counted before the
// body is read, links afterwards. A use at once ends when the handler's work is done, and the response too if it is
// streamed: a caller who hangs up does not end what they began.

import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { LimitedCaller } from '#contract/limits.ts';
import { networkOf } from '../http/address.ts';
import type { Limiter, Taken, Use } from './limiter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    limiter: Limiter;
  }
  interface FastifyRequest {
    /** What limits have counted for this call until its handler begins; null: nothing. */
    taken: readonly Taken[] | null;
  }
}

/** Call once per app, before its endpoints are added. */
export function prepareLimits(app: FastifyInstance, limiter: Limiter): void {
  app.decorate('limiter', limiter);
  app.decorateRequest('taken', null);
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

interface LimitedRoute {
  /** After the guard, which finds out whose call it is. */
  readonly onRequest: onRequestAsyncHookHandler[];
  readonly preHandler: preHandlerAsyncHookHandler[];
  readonly onSend: onSendAsyncHookHandler[];
  readonly handler: Handler;
}

export function limitCalls(
  app: FastifyInstance,
  { limits }: AnyEndpoint,
  handler: Handler,
): LimitedRoute {
  if (limits === undefined) return { onRequest: [], preHandler: [], onSend: [], handler };

  const count = (callers: readonly LimitedCaller[]) => async (request: FastifyRequest) => {
    const uses = callers.flatMap((caller): Use[] => {
      const quota = limits[caller];
      if (quota === undefined) return [];
      const name = `${limits.countedAs} by ${caller}`;
      return [{ name, quota, subject: subjectOf(request, caller) }];
    });
    if (uses.length > 0)
      request.taken = [...(request.taken ?? []), await app.limiter.take(...uses)];
  };

  return {
    onRequest: [
      async (request, reply) => {
        // For a caller who hangs up before that.
        reply.raw.once('close', () => void endAll(claimTaken(request)));
        await count(['account', 'network'])(request);
      },
    ],
    preHandler: [count(['token'])],
    // A call that is refused before its handler ends before its reply: the caller may come again at once.
    onSend: [async (request) => endAll(claimTaken(request))],
    async handler(request, reply) {
      const taken = claimTaken(request);
      try {
        const result = await handler(request, reply);
        if (isStreamed(result)) return Readable.from(endAfter(result, taken));
        await endAll(taken);
        return result;
      } catch (error) {
        await endAll(taken);
        throw error;
      }
    },
  };
}

/** What was counted so far; the caller ends it. */
function claimTaken(request: FastifyRequest): readonly Taken[] {
  const taken = request.taken ?? [];
  request.taken = null;
  return taken;
}

const isStreamed = (result: unknown): result is AsyncIterable<string> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

/** Ends what was taken when all has been read, or the reader has gone. */
async function* endAfter(parts: AsyncIterable<string>, taken: readonly Taken[]) {
  try {
    yield* parts;
  } finally {
    await endAll(taken);
  }
}

async function endAll(taken: readonly Taken[]): Promise<void> {
  await Promise.all(taken.map((each) => each.end()));
}

function subjectOf(request: FastifyRequest, caller: LimitedCaller): string {
  if (caller === 'network') return networkOf(request);
  if (caller === 'account') return (request.identity as { accountId: string }).accountId;
  return (request.body as { token: string }).token;
}
