// The security headers, built once: building them for each request cost more than routing it. Responses of session
// endpoints omit them. Scripts, styles and JSON carry only those that apply to them: the policies of a document would
// add 0.9 KB to each.

import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRouteHook } from './route-hooks.ts';
import { HASHED_FILES, type InlineHashes } from './static-site.ts';

const ONE_YEAR_S = 31_536_000;

/** Features of a browser that the site never uses, so that nothing in it can ask for them. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Of every response in production, also one that is sent before any routing. */
export function requireHttps(response: ServerResponse): void {
  response.setHeader('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
}

export function addSecurityHeaders(app: FastifyInstance, { scripts, styles }: InlineHashes): void {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self' data:",
    'media-src': "'self'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const ofFile = {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const ofJson = {
    ...ofFile,
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
  const ofDocument = {
    ...ofFile,
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  addRouteHook(app, 'onRequest', (route) => {
    const endpoint = route?.config?.endpoint;
    if (endpoint?.access === 'session') return null;
    const isJson = endpoint !== undefined && !(endpoint.response instanceof z.ZodUnknown);
    const isFile = route?.url.startsWith(HASHED_FILES);
    const headers = isFile ? ofFile : isJson ? ofJson : ofDocument;
    return (_request, reply, done) => {
      reply.headers(headers);
      done();
    };
  });
}
