import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportClientError, reportWebVitals } from '#contract/client-errors.ts';
import { refuse } from '#contract/refusals.ts';
import { addressOf } from '#server/platform/http/address.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { serve } from '#server/platform/http/serve.ts';
import type { ErrorService, Sender } from './service.ts';

interface ErrorRoutes {
  errors: ErrorService;
  /** The site as browsers see it, if configured. */
  publicOrigin: string | undefined;
}

const NO_CONTENT = 204;

export function errorRoutes(app: FastifyInstance, { errors, publicOrigin }: ErrorRoutes): void {
  // Otherwise another site could make its visitors use up their limits.
  const ownPagesOnly = (request: FastifyRequest) => {
    if (!isFromOwnPage(request, publicOrigin)) throw refuse('foreign-origin');
  };
  const senderOf = (request: FastifyRequest): Sender => ({
    address: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
  });

  serve(app, reportClientError, ownPagesOnly, ({ body, request, reply }) => {
    errors.takeError(body, senderOf(request));
    reply.code(NO_CONTENT);
    return null;
  });

  serve(app, reportWebVitals, ownPagesOnly, ({ body, request, reply }) => {
    errors.takeVitals(body, senderOf(request));
    reply.code(NO_CONTENT);
    return null;
  });
}
