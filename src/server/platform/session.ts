// Who is asking. The access decision itself is in the domain; what stands behind a token is the accounts' matter.

import type { FastifyRequest } from 'fastify';
import type { Profile } from '#contract/account-fields.ts';
import { ApiError } from '#contract/errors.ts';
import { decideAccess, type Viewer } from '#domain/membership/access.ts';

/** A signed-in person, as of this request. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  readonly profile: Profile;
  readonly memberUntil: Date | null;
  /** When this session was last proved by a code sent to the phone. */
  readonly codeProvedAt: Date | null;
}

export interface Session {
  /** A token that is missing or does not count makes a visitor. */
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  /** Throws UnauthorizedError. */
  identityOf(request: FastifyRequest): Promise<Identity>;
}

/** Throws UnauthorizedError or ForbiddenError where this person may not open a thing that is not free. */
export async function requireAccess(session: Session, request: FastifyRequest): Promise<void> {
  const decision = decideAccess(await session.viewerOf(request), { isFree: false });
  if (!decision.ok)
    throw new ApiError(decision.reason === 'login' ? 'UnauthorizedError' : 'ForbiddenError');
}
