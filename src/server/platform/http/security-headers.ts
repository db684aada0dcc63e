// The security headers of our pages, built once: building them for each request cost more than routing it. Responses of
// session endpoints omit them.

import type { FastifyInstance } from 'fastify';
import { addRouteHook } from './route-hooks.ts';

interface Options {
  /** Hashes of the document's inline scripts. */
  readonly scriptHashes: readonly string[];
  readonly isProduction: boolean;
}

const ONE_YEAR_S = 31_536_000;

export function addSecurityHeaders(
  app: FastifyInstance,
  { scriptHashes, isProduction }: Options,
): void {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    // The drag and drop library writes its cursor styles into a style element.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'media-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const headers = {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(isProduction
      ? { 'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains` }
      : {}),
  };
  addRouteHook(app, 'onRequest', (route) => {
    if (route?.config?.endpoint?.access === 'session') return null;
    return (_request, reply, done) => {
      reply.headers(headers);
      done();
    };
  });
}
