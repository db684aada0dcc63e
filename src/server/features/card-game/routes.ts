import type { FastifyInstance } from 'fastify';
import { listAntonymCards, listSynonymCards } from '#contract/card-game.ts';
import { paginate, sortRecords } from '#contract/strapi.ts';
import type { PairKind } from '#domain/word-game/pair-level.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { wordCardContent } from './content.ts';
import type { CardGameService } from './service.ts';

interface CardGameRoutes {
  cardGame: CardGameService;
  cache: ResponseCache;
  session: Session;
}

export function cardGameRoutes(
  app: FastifyInstance,
  { cardGame, cache, session }: CardGameRoutes,
): void {
  const serveLevels = (
    endpoint: typeof listSynonymCards | typeof listAntonymCards,
    pairs: PairKind,
  ) =>
    serveContent(app, endpoint, {
      cache,
      collections: [wordCardContent.name],
      audience: 'by viewer',
      viewerOf: async (request) => (await session.viewerOf(request)).kind,
      async find({ query }, kind) {
        const difficulty = query.filters?.difficulty?.$eq;
        const levels =
          difficulty === null ? [] : await cardGame.levelsFor({ kind }, pairs, difficulty);
        const { page, meta } = paginate(sortRecords(levels, query.sort), query.pagination);
        return { data: page, meta: { pagination: meta } };
      },
    });

  serveLevels(listSynonymCards, 'similar');
  serveLevels(listAntonymCards, 'opposite');
}
