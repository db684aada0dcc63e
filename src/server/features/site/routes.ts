import type { FastifyInstance } from 'fastify';
import { getAbout, getHealth, getMaintenance } from '#contract/site.ts';
import type { Health } from '#server/platform/health.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { aboutContent } from './content.ts';
import { MAINTENANCE, type SiteService } from './service.ts';

interface SiteRoutes {
  site: SiteService;
  cache: ResponseCache;
  checkHealth: () => Promise<Health>;
}

export function siteRoutes(app: FastifyInstance, { site, cache, checkHealth }: SiteRoutes): void {
  serveContent(app, getMaintenance, {
    cache,
    collections: [MAINTENANCE],
    audience: 'everyone',
    find: async () => ({
      data: { id: 1, attributes: { Switch: await site.isUnderMaintenance() } },
      meta: {},
    }),
  });

  serveContent(app, getAbout, {
    cache,
    collections: [aboutContent.name],
    audience: 'everyone',
    find: async () => ({ data: { id: 1, attributes: await site.about() }, meta: {} }),
  });

  serve(app, getHealth, 'everyone', async ({ reply }) => {
    const health = await checkHealth();
    const isReady = Object.values(health).every(Boolean);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? ('ready' as const) : ('unavailable' as const), ...health };
  });
}
