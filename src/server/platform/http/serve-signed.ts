// Serves a webhook: a call from a machine that authenticates itself by what it sends, such as a signature over the raw
// body. Guard and handler therefore receive the body as raw bytes.

import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { type Call, callOf, routeOf } from './serve.ts';

export interface SignedCall<E extends AnyEndpoint> extends Omit<Call<E>, 'body'> {
  /** Empty if the request has no body. */
  readonly rawBody: Buffer;
}

interface Signed<E extends AnyEndpoint> {
  readonly maxBytes: number;
  /** Throws UnauthorizedError if the sender is not genuine. */
  guard(call: SignedCall<E>): void;
}

export async function serveSigned<E extends AnyEndpoint<'signed'>>(
  app: FastifyInstance,
  endpoint: E,
  { maxBytes, guard }: Signed<E>,
  handle: (call: SignedCall<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      ...routeOf(endpoint),
      handler: (request, reply) => {
        const { body, ...call } = callOf<E>(request, reply);
        const signed = { ...call, rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
        guard(signed);
        return handle(signed);
      },
    });
  });
}
