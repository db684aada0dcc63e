import type { FastifyInstance } from 'fastify';
import { listAntonymCards, listSynonymCards, type WordCardRecord } from '#contract/card-game.ts';
import { paginate } from '#contract/strapi.ts';
import type { PairKind } from '#domain/word-game/pair-level.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { PreparedAnswers } from '#server/platform/http/prepared-answers.ts';
import { serveEditions } from '#server/platform/http/serve.ts';
import type { CardGameService } from './service.ts';

interface CardGameRoutes {
  cardGame: CardGameService;
  answers: PreparedAnswers;
  session: Session;
}

export function cardGameRoutes(
  app: FastifyInstance,
  { cardGame, answers, session }: CardGameRoutes,
): void {
  const serveLevels = (
    endpoint: typeof listSynonymCards | typeof listAntonymCards,
    pairs: PairKind,
  ) =>
    serveEditions(
      app,
      endpoint,
      answers,
      // An edition for each kind of viewer: what a level holds depends on nothing else.
      async (request) => (await session.viewerOf(request)).kind,
      async ({ query }, kind) => {
        const levels = await cardGame.levelsFor({ kind }, pairs, query.filters?.difficulty?.$eq);
        const { page, meta } = paginate(sortLevels(levels, query.sort), query.pagination);
        return { body: { data: page, meta: { pagination: meta } }, isFree: false };
      },
    );

  serveLevels(listSynonymCards, 'similar');
  serveLevels(listAntonymCards, 'opposite');
}

function sortLevels(
  levels: WordCardRecord[],
  sort: { field: string; isDescending: boolean } | undefined,
): WordCardRecord[] {
  if (sort === undefined) return levels;
  const keyOf = ({ id, attributes }: WordCardRecord) =>
    sort.field === 'id' ? id : attributes.level;
  const sorted = levels.toSorted((a, b) => keyOf(a) - keyOf(b));
  return sort.isDescending ? sorted.reverse() : sorted;
}
