import type { FastifyInstance } from 'fastify';
import { listGameResults, saveGameResults } from '#contract/word-game.ts';
import type { Session } from '#server/features/auth/service.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { GameResultService } from './service.ts';

interface WordGameRoutes {
  gameResults: GameResultService;
  session: Session;
}

export function wordGameRoutes(
  app: FastifyInstance,
  { gameResults, session }: WordGameRoutes,
): void {
  serveSession(app, session, listGameResults, async ({ identity }) => ({
    data: await gameResults.resultsOf(identity.accountId),
  }));

  serveSession(app, session, saveGameResults, async ({ identity, body }) => ({
    data: await gameResults.keep(identity, body.games),
  }));
}
