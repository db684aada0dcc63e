import type { FastifyInstance } from 'fastify';
import { listGameResults, listWords, saveGameResults } from '#contract/vocabulary.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import { wordContent } from './content.ts';
import type { GameResultService } from './game-results.ts';
import type { VocabularyService } from './service.ts';
import { dayInIndia } from './word-calendar.ts';

interface VocabularyRoutes {
  vocabulary: VocabularyService;
  gameResults: GameResultService;
  cache: ResponseCache;
  clock: Clock;
  session: Session;
}

export function vocabularyRoutes(
  app: FastifyInstance,
  { vocabulary, gameResults, cache, clock, session }: VocabularyRoutes,
): void {
  serveContent(app, listWords, {
    cache,
    collections: [wordContent.name],
    audience: 'everyone',
    edition: () => dayInIndia(clock.now()),
    async find({ query }, today) {
      const { words, meta } = await vocabulary.wordsUpTo(today, query.pagination);
      const isNewestFirst = query.sort?.[0]?.isDescending ?? false;
      return { data: isNewestFirst ? words : words.toReversed(), meta: { pagination: meta } };
    },
  });

  serveSession(app, session, listGameResults, async ({ identity }) => ({
    data: await gameResults.resultsOf(identity.accountId),
  }));

  serveSession(app, session, saveGameResults, async ({ identity, body }) => ({
    data: await gameResults.keep(identity.accountId, body.games),
  }));
}
