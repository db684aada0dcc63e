// Serves a webhook: a call from a machine that authenticates itself by what it sends, such as a signature over the raw
// body. Guard and handler therefore receive the body as raw bytes.

import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { toApiError } from './errors.ts';
import { type Call, callOf, routeOf } from './serve.ts';

/** `details.reason` of a refused webhook: not from its sender, or nothing in it that can be used. */
export type WebhookRefusal = 'webhook-forged' | 'webhook-unusable';

export interface SignedCall<E extends AnyEndpoint> extends Omit<Call<E>, 'body'> {
  /** Empty if the request has no body. */
  readonly rawBody: Buffer;
  /** The header with the signature; empty if the endpoint has none. */
  readonly signature: string;
}

interface Signed<E extends AnyEndpoint> {
  readonly maxBytes: number;
  /** The header with the signature, and what one looks like. Of a request without it no body is read. */
  readonly signature?: { readonly header: string; readonly form: RegExp };
  isGenuine(call: SignedCall<E>): boolean;
}

export async function serveSigned<E extends AnyEndpoint<'signed'>>(
  app: FastifyInstance,
  endpoint: E,
  { maxBytes, signature, isGenuine }: Signed<E>,
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
      onRequest: async ({ headers }) => {
        if (signature !== undefined && !signature.form.test(String(headers[signature.header]))) {
          throw forged();
        }
      },
      handler: async (request, reply) => {
        const { body, ...call } = callOf<E>(request, reply);
        const signed = {
          ...call,
          rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: signature === undefined ? '' : String(request.headers[signature.header]),
        };
        if (!isGenuine(signed)) throw forged();
        try {
          return await handle(signed);
        } catch (error) {
          const { status, name, message, details } = toApiError(error);
          if (status !== 400) throw error;
          throw new ApiError(name, message, { ...details, reason: 'webhook-unusable' });
        }
      },
    });
  });
}

function forged(): ApiError {
  return new ApiError('UnauthorizedError', 'The signature is not right', {
    reason: 'webhook-forged' satisfies WebhookRefusal,
  });
}
