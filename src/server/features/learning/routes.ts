import type { FastifyInstance } from 'fastify';
import {
  getReport,
  getReportAsPdf,
  getReview,
  keepAnswers,
  reviewAnswers,
  setWeeklySummary,
} from '#contract/learning.ts';
import { getPath, getPlacement, getPlacementOfVisitor, pathOfAnswers } from '#contract/path.ts';
import type { Session } from '#server/features/auth/service.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveSession } from '#server/platform/http/serve-session.ts';
import type { LearningService } from './service.ts';

interface LearningRoutes {
  learning: LearningService;
  session: Session;
}

export function learningRoutes(app: FastifyInstance, { learning, session }: LearningRoutes): void {
  serveSession(app, session, keepAnswers, async ({ identity, body }) => ({
    kept: await learning.keep(identity, body),
  }));

  serveSession(app, session, getReview, ({ identity }) => learning.review(identity));

  serve(app, reviewAnswers, 'everyone', ({ body }) => learning.reviewOf(body));

  serveSession(app, session, getPath, ({ identity }) => learning.path(identity));

  serve(app, pathOfAnswers, 'everyone', ({ body }) => learning.pathOf(body));

  serveSession(app, session, getPlacement, ({ identity, body }) =>
    learning.placement(identity, body),
  );

  serve(app, getPlacementOfVisitor, 'everyone', ({ body }) => learning.placementOf(body));

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
