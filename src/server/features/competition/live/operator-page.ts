// The operator's page (product §11.16): the live screen, renewed every few seconds. It opens on the machine of a
// development server, or with the staff secret, which a browser sends in a header and never in an address.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '#server/platform/http/html.ts';
import { requireThisMachine } from '#server/platform/http/this-machine.ts';
import type { LiveScreen } from './live-screen.ts';

export const OPERATOR_PATH = '/operator/competition';
const REFRESH_S = 5;

interface OperatorPageDeps {
  readonly liveScreen: LiveScreen;
  readonly isUnderMaintenance: () => Promise<boolean>;
  /** Absent: the page opens on this machine only. */
  readonly staffSecret: string | undefined;
  readonly host: string;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: boolean;
}

export function operatorPage(app: FastifyInstance, deps: OperatorPageDeps): void {
  const { liveScreen, isUnderMaintenance, staffSecret } = deps;
  app.get(OPERATOR_PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (staffSecret === undefined) requireThisMachine('The page of the operator', request, deps);
    else if (!knowsSecret(request, staffSecret)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="operator", charset="UTF-8"')
        .type('text/plain; charset=utf-8')
        .send('The password is the STAFF_SECRET of the server; the name does not matter.');
    }
    const lines = await liveScreen.lines(undefined, {
      isUnderMaintenance: await isUnderMaintenance(),
    });
    reply.type('text/html; charset=utf-8').header('refresh', String(REFRESH_S));
    return page(lines ?? ['There is no competition.']);
  });
}

function knowsSecret({ headers }: FastifyRequest, secret: string): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? '') ?? [];
  const typed = Buffer.from(encoded, 'base64').toString('utf8');
  const given = typed.slice(typed.indexOf(':') + 1);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

function page(lines: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Competition, live</title></head>
<body><main><h1>Competition, live</h1>
<pre>${escapeHtml(lines.join('\n'))}</pre>
<p>Renewed every ${REFRESH_S} seconds. In a terminal: npm run operator -- competition watch</p></main></body></html>`;
}
