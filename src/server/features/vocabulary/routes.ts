import type { FastifyInstance } from 'fastify';
import { listGameResults, listWords, saveGameResults } from '#contract/vocabulary.ts';
import type { Session } from '#server/features/auth/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { PreparedAnswers } from '#server/platform/http/prepared-answers.ts';
import { serveEditions } from '#server/platform/http/serve.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { GameResultService } from './game-results.ts';
import type { VocabularyService } from './service.ts';
import { dayInIndia } from './word-calendar.ts';

interface VocabularyRoutes {
  vocabulary: VocabularyService;
  gameResults: GameResultService;
  answers: PreparedAnswers;
  clock: Clock;
  session: Session;
}

export function vocabularyRoutes(
  app: FastifyInstance,
  { vocabulary, gameResults, answers, clock, session }: VocabularyRoutes,
): void {
  // An edition for each day, so that an answer of yesterday is not given after midnight in India.
  const today = () => dayInIndia(clock.now());
  serveEditions(app, listWords, answers, today, async ({ query }, day) => {
    const { words, meta } = await vocabulary.wordsUpTo(day, query.pagination);
    const isNewestFirst = query.sort?.isDescending ?? false;
    return {
      body: { data: isNewestFirst ? words : words.toReversed(), meta: { pagination: meta } },
    };
  });

  serveSession(app, session, listGameResults, async ({ identity }) => ({
    data: await gameResults.resultsOf(identity.accountId),
  }));

  serveSession(app, session, saveGameResults, async ({ identity, body }) => ({
    data: await gameResults.keep(identity.accountId, body.games),
  }));
}
