import type { FastifyInstance } from 'fastify';
import { listWords } from '#contract/vocabulary.ts';
import { dayInIndia } from '#domain/time/india.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { wordContent } from './content.ts';
import type { VocabularyService } from './service.ts';

interface VocabularyRoutes {
  vocabulary: VocabularyService;
  cache: ResponseCache;
  clock: Clock;
}

export function vocabularyRoutes(
  app: FastifyInstance,
  { vocabulary, cache, clock }: VocabularyRoutes,
): void {
  serveContent(app, listWords, {
    cache,
    collections: [wordContent.name],
    audience: 'everyone',
    variant: () => dayInIndia(clock.now()),
    async find({ query }, today) {
      const { words, meta } = await vocabulary.wordsUpTo(today, query.pagination);
      const isNewestFirst = query.sort?.[0]?.isDescending ?? false;
      return { data: isNewestFirst ? words : words.toReversed(), meta: { pagination: meta } };
    },
  });
}
