import type { FastifyInstance } from 'fastify';
import {
  getReport,
  getReportAsPdf,
  getReview,
  keepAnswers,
  reviewAnswers,
  setWeeklySummary,
} from '#contract/learning.ts';
import type { Session } from '#server/features/auth/service.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { LearningService } from './service.ts';

/** Enough for 200 answers, each with a typed sentence, and for a review of 1,000 ordinary ones. */
const MAX_ANSWERS_BYTES = 256 * 1024;
const MAX_REVIEW_BYTES = 512 * 1024;

interface LearningRoutes {
  learning: LearningService;
  session: Session;
}

export function learningRoutes(app: FastifyInstance, { learning, session }: LearningRoutes): void {
  serveSession(
    app,
    session,
    keepAnswers,
    async ({ identity, body }) => ({ kept: await learning.keep(identity, body) }),
    { maxBytes: MAX_ANSWERS_BYTES },
  );

  serveSession(app, session, getReview, ({ identity }) => learning.review(identity));

  serve(app, reviewAnswers, 'everyone', ({ body }) => learning.reviewOf(body), {
    maxBytes: MAX_REVIEW_BYTES,
  });

  serveSession(app, session, getReport, ({ identity }) => learning.report(identity));

  serveSession(app, session, getReportAsPdf, async ({ identity, reply }) => {
    const pdf = await learning.reportAsPdf(identity);
    reply.type('application/pdf');
    reply.header('content-disposition', 'attachment; filename="report.pdf"');
    return pdf;
  });

  serveSession(app, session, setWeeklySummary, async ({ identity, body: { isWanted } }) => {
    await learning.setWeeklySummary(identity.accountId, isWanted);
    return { isWanted };
  });
}
