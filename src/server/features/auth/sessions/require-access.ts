import type { FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { decideAccess } from '#domain/membership/access.ts';
import type { Session } from './sessions.ts';

/** Throws UnauthorizedError or ForbiddenError if the caller may not open content that is not free. */
export async function requireAccess(
  session: Session,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const decision = decideAccess(await session.viewerOf(request), { isFree: false });
  if (!decision.ok)
    throw new ApiError(decision.reason === 'login' ? 'UnauthorizedError' : 'ForbiddenError');
}
