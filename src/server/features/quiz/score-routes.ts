import type { FastifyInstance } from 'fastify';
import { getProgress, saveQuizScore } from '#contract/quiz.ts';
import { refuse } from '#contract/refusals.ts';
import { accountReplies as say } from '#messages/account-replies.ts';
import type { Session } from '#server/features/auth/service.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { Scores } from './scores.ts';

interface ScoreRoutes {
  scores: Scores;
  session: Session;
}

export function scoreRoutes(app: FastifyInstance, { scores, session }: ScoreRoutes): void {
  serveSession(app, session, saveQuizScore, async ({ body, identity }) => {
    if (body.userid !== identity.accountId) throw refuse('not-yours');
    const { score, levelid, length } = body;
    const best = await scores.save(identity, { score, levelId: levelid, length });
    return { message: say.scoreSaved, ...best };
  });

  serveSession(app, session, getProgress, ({ identity }) => scores.progressOf(identity.accountId));
}
