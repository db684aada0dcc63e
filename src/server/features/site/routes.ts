import type { FastifyInstance } from 'fastify';
import { getAbout, getHealth, getMaintenance } from '#contract/site.ts';
import type { Health } from '#server/platform/health.ts';
import type { PreparedAnswers } from '#server/platform/http/prepared-answers.ts';
import { serve, servePrepared } from '#server/platform/http/serve.ts';
import type { SiteService } from './service.ts';

interface SiteRoutes {
  site: SiteService;
  answers: PreparedAnswers;
  checkHealth: () => Promise<Health>;
}

export function siteRoutes(app: FastifyInstance, { site, answers, checkHealth }: SiteRoutes): void {
  servePrepared(app, getMaintenance, answers, async () => ({
    body: { data: { id: 1, attributes: { Switch: await site.isUnderMaintenance() } }, meta: {} },
  }));

  servePrepared(app, getAbout, answers, async () => ({
    body: { data: { id: 1, attributes: await site.about() }, meta: {} },
  }));

  serve(app, getHealth, async ({ reply }) => {
    const health = await checkHealth();
    const isReady = Object.values(health).every(Boolean);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? ('ready' as const) : ('unavailable' as const), ...health };
  });
}
