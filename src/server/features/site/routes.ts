import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { getAbout, getHealth, getLiveness, getMaintenance } from '#contract/site.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Health } from '#server/platform/health.ts';
import type { ResponseCache } from '#server/platform/http/response-cache.ts';
import { serve } from '#server/platform/http/serve.ts';
import { serveContent } from '#server/platform/http/serve-content.ts';
import { aboutContent, siteContent } from './content.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { MAINTENANCE, type SiteService } from './service.ts';

const ONE_HOUR_S = 3_600;

interface SiteRoutes {
  site: SiteService;
  cache: ResponseCache;
  checkHealth: () => Promise<Health>;
  clock: Clock;
  /** The site as browsers see it, if configured. */
  publicOrigin: string | undefined;
  /** Aborted when this process is about to end. */
  leaving: AbortSignal;
}

export function siteRoutes(app: FastifyInstance, deps: SiteRoutes): void {
  const { site, cache, checkHealth, clock, publicOrigin, leaving } = deps;

  serveContent(app, getMaintenance, {
    cache,
    collections: [MAINTENANCE],
    audience: 'everyone',
    async find() {
      const { isOn, coversCompetition } = await site.maintenance();
      return {
        data: { id: 1, attributes: { Switch: isOn, Competition: coversCompetition } },
        meta: {},
      };
    },
  });

  serveContent(app, getAbout, {
    cache,
    collections: [aboutContent.name, siteContent.name],
    audience: 'everyone',
    find: async () => ({ data: { id: 1, attributes: await site.about() }, meta: {} }),
  });

  serve(app, getHealth, 'everyone', async ({ reply }) => {
    const health = await checkHealth();
    const isReady = Object.values(health).every(Boolean);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? ('ready' as const) : ('unavailable' as const), ...health };
  });

  // Without the database pages, cached content and the competition clock are still served.
  serve(app, getLiveness, 'everyone', async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    // The proxy sends what comes to another process, while this one still serves.
    if (leaving.aborted) throw new ApiError('ServiceUnavailableError');
    return { status: 'live' as const };
  });

  app.get(SECURITY_TXT_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const { supportEmail } = await site.details();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_HOUR_S}`)
      .send(securityTxt({ contact: supportEmail, publicOrigin, now: clock.now() }));
  });
}
