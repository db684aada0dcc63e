// Who is asking. Until accounts exist everybody is a visitor; the access decision itself is in the domain.

import type { Viewer } from '#domain/membership/access.ts';
import type { FastifyRequest } from 'fastify';

export interface Session {
  viewerOf(request: FastifyRequest): Promise<Viewer>;
}

export const visitorsOnly: Session = {
  viewerOf: async () => ({ kind: 'visitor' }),
};
